import { useTranslations } from '#words/use-translations.ts';
import type { Above } from '#site/parts/structured-data/breadcrumb-list.ts';
import { useAddress } from '#site/routing/addresses.ts';

/** Returns name and path of the page above every list of offers, for the breadcrumb. */
export function useAboveOffers(): readonly Above[] {
  return [{ name: useTranslations('frame')('offers'), to: useAddress()('/offres') }];
}

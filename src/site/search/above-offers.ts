import { useTranslations } from 'use-intl';
import type { Above } from '../described/breadcrumb-list.ts';
import { useAddress } from '../shell/addresses.ts';

/** What stands above every list of offers: the page of the offers. */
export function useAboveOffers(): readonly Above[] {
  return [{ name: useTranslations('navigation')('offers'), to: useAddress()('/offres') }];
}

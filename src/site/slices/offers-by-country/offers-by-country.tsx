import type { LoadedProps } from '#site/slices/load-slices.ts';
import { CountryOffers } from './country-offers.tsx';

/** The offers of the document's country. */
export function OffersByCountry({ slice, context }: LoadedProps<'offers_by_country'>) {
  const found = context.offers_by_country.get(slice.id);
  return found ? <CountryOffers id={`offers-${slice.id}`} found={found} /> : null;
}

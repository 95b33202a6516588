import type { Board } from '#board/context/board.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import type { PlaceCount } from '#site/parts/map/map-discs.ts';
import { presentCard } from '#site/parts/offer-card/present-card.ts';

type Asking = { readonly board: Board; readonly viewer: Viewer; readonly locale: Locale };

const shownOffers = 6;
const shownPlaces = 12;

/**
 * Loads the offers of a country (ISO 3166-1 alpha-2), with the number of offers in each city and job field.
 * Null for an unknown country.
 */
export async function loadCountryOffers(countryId: string, { board, viewer, locale }: Asking) {
  const reference = await board.reference();
  if (!reference.countries.has(countryId)) return null;
  const criteria = { ...noCriteria, ...withHolders({ countries: [countryId] }, reference) };
  const [{ total, facets }, { offers }] = await Promise.all([
    countFacets(board, criteria, ['cities', 'specializations']),
    findOffers(board, criteria, { limit: shownOffers, locale }),
  ]);
  return {
    total,
    search: `?${writeCriteria(criteria)}`,
    offers: await markOffers(
      board,
      viewer,
      offers.map((offer) => presentCard(offer, board.now())),
    ),
    cities: facets.cities
      .filter(({ value }) => countryOfCity(value) === countryId)
      .slice(0, shownPlaces)
      .flatMap(({ value, count }) => {
        const asked = { ...noCriteria, ...withHolders({ cities: [value] }, reference) };
        return place(value, reference.cities.get(value)?.[locale], count, writeCriteria(asked));
      }),
    professions: facets.specializations.slice(0, shownPlaces).flatMap(({ value, count }) => {
      const asked = { ...criteria, specializations: [value] };
      return place(String(value), reference.specializations.get(value)?.[locale], count, writeCriteria(asked));
    }),
  };
}

function place(id: string, name: string | undefined, count: number, search: URLSearchParams): PlaceCount[] {
  return name === undefined ? [] : [{ id, name, count, search: `?${search}`, on: false }];
}

import type { Board } from '#board/context/board.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import { presentTags, searchOf } from '#search/naming/criterion-tags.ts';
import type { PlaceCount } from '#site/parts/map/map-discs.ts';
import { mapOrZoneDiscs } from '#site/parts/map/zone-discs.ts';

type Asked = { readonly criteria: OfferCriteria; readonly reference: Reference; readonly locale: Locale };

/**
 * Presents the offers of a search: their number in each country, and in each city of the chosen countries.
 */
export async function presentMap(board: Board, given: Asked) {
  const { total, facets, criteria } = await countFacets(board, given.criteria, ['countries', 'cities'], given.locale);
  const asked = { ...given, criteria };
  const countries = facets.countries.map(({ value, count }) => ({ ...countryOf(value, asked), count }));
  return {
    total,
    list: searchOf({ ...asked.criteria, page: 1 }),
    tags: presentTags(asked),
    countries,
    cities: facets.cities
      .filter(({ value }) => asked.reference.cities.has(value)) // Leaves out unknown cities.
      .filter(({ value }) => asked.criteria.countries.includes(countryOfCity(value)))
      .map(({ value, count }) => ({ ...cityOf(value, asked), count })),
    discs: mapOrZoneDiscs(countries, given.locale, (zone) => zoneSearch(zone, criteria)),
  };
}

type Place = Omit<PlaceCount, 'count'>;

/** Returns the address of the same search limited to a zone. */
function zoneSearch(zone: number, criteria: OfferCriteria): string {
  return searchOf({ ...criteria, zones: [zone], countries: [], cities: [], page: 1 });
}

/** Returns a country, with the address of the same search limited to this country. */
function countryOf(id: string, { criteria, reference, locale }: Asked): Place {
  return {
    id,
    name: reference.countries.get(id)?.[locale] ?? id,
    search: searchOf({ ...criteria, ...withHolders({ countries: [id] }, reference), page: 1 }),
    on: criteria.countries.includes(id),
  };
}

/** Returns a city, with the address of the same search limited to this city. */
function cityOf(id: string, { criteria, reference, locale }: Asked): Place {
  return {
    id,
    name: reference.cities.get(id)?.[locale] ?? id,
    search: searchOf({ ...criteria, ...withHolders({ cities: [id] }, reference), page: 1 }),
    on: criteria.cities.includes(id),
  };
}

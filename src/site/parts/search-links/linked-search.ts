import type { CriterionName } from '#search/criteria/criteria.ts';

/**
 * Parameter names in the site's links and forms. This file repeats them, because the files that define the
 * criteria are too large for browsers; a test checks that the names are equal.
 */
export const linkParameters = {
  query: 'query',
  specializations: 'specializationsIds',
  missionTypes: 'missionsTypesIds',
  zones: 'gerographicZones',
  countries: 'countriesIds',
  cities: 'villes',
  companies: 'entreprisesIds',
  remoteWork: 'teletravail',
} as const satisfies { readonly [N in CriterionName]?: string };

/** Returns the query string of a search for one option. */
export function linkedSearch(name: keyof typeof linkParameters, option: number | string): string {
  return `?${linkParameters[name]}=${option}`;
}

/**
 * Returns the query string of a search for a country's offers; the search needs the zone of the country too.
 */
export function countrySearch({ zoneId, countryId }: { readonly zoneId: number; readonly countryId: string }): string {
  return `${linkedSearch('zones', zoneId)}&${linkParameters.countries}=${countryId}`;
}

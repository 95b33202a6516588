import type { CriterionName } from '#search/criteria/criteria.ts';

/**
 * The names that links and forms of ours bear without being asked for: the criteria have them, beside
 * much that browsers need not hold. A test compares.
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

/** The query string of the search for one option. */
export function linkedSearch(name: keyof typeof linkParameters, option: number | string): string {
  return `?${linkParameters[name]}=${option}`;
}

/** The query string of the search for a country's offers: the criteria want its zone first. */
export function countrySearch({ zoneId, countryId }: { readonly zoneId: number; readonly countryId: string }): string {
  return `${linkedSearch('zones', zoneId)}&${linkParameters.countries}=${countryId}`;
}

import type { CriterionName } from '#search/criteria/criteria.ts';

/**
 * Parameter names in our links and forms. They are repeated here, because the files of the criteria contain
 * much that browsers need not load; a test compares the two.
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

/** The query string for a country's offers; a country needs its zone. */
export function countrySearch({ zoneId, countryId }: { readonly zoneId: number; readonly countryId: string }): string {
  return `${linkedSearch('zones', zoneId)}&${linkParameters.countries}=${countryId}`;
}

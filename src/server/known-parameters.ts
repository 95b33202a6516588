/** What cached pages may be asked with: the criteria of search, under the names that their deep links have. */
export const knownParameters: ReadonlySet<string> = new Set([
  'query',
  'activitySectorId',
  'missionsTypesIds',
  'missionsDurations',
  'gerographicZones',
  'geographicZones',
  'countriesIds',
  'studiesLevelId',
  'companiesSizes',
  'specializationsIds',
  'missionStartDate',
  'teletravail',
  'porteEnv',
  'latest',
  'sort',
  'page',
]);

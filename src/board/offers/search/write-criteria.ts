import type { OfferCriteria } from './criteria.ts';

/**
 * The one address of some criteria: parameters in a fixed order, values sorted, everything that asks nothing left out.
 * `readCriteria` reads it back to the same criteria.
 */
export function writeCriteria(criteria: OfferCriteria): URLSearchParams {
  const address = new URLSearchParams();
  if (criteria.query !== '') address.append('query', criteria.query);
  appendAll(address, 'specializationsIds', criteria.specializationIds);
  appendAll(address, 'missionsTypesIds', criteria.missionTypeIds);
  appendAll(address, 'missionsDurations', criteria.durations);
  appendAll(address, 'gerographicZones', criteria.zoneIds);
  appendAll(address, 'countriesIds', criteria.countryIds);
  appendAll(address, 'studiesLevelId', criteria.studyLevelIds);
  appendAll(address, 'companiesSizes', criteria.companySizeIds);
  appendAll(address, 'activitySectorId', criteria.sectorIds);
  if (criteria.start !== null) address.append('missionStartDate', criteria.start);
  if (criteria.remoteWork) address.append('teletravail', '1');
  if (criteria.environmental) address.append('porteEnv', '1');
  if (criteria.sort !== 0) address.append('sort', String(criteria.sort));
  if (criteria.page > 1) address.append('page', String(criteria.page));
  return address;
}

function appendAll(address: URLSearchParams, name: string, values: readonly (number | string)[]): void {
  for (const value of values) address.append(name, String(value));
}

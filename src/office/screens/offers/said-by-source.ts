import type { CorrectedField } from '#board/operators/offers/corrected-fields.ts';

/** Field of the source's row that says what a column says. Rows keep no contacts. */
const sourceFields: Readonly<Partial<Record<CorrectedField, string>>> = {
  title: 'missionTitle',
  description: 'missionDescription',
  profile: 'missionProfile',
  city_fr: 'cityName',
  city_en: 'cityNameEn',
  country_id: 'countryName',
  mission_type_id: 'missionType',
  duration_months: 'missionDuration',
  monthly_allowance: 'indemnite',
  mission_start: 'missionStartDate',
  mission_end: 'missionEndDate',
  broadcast_end: 'endBroadcastDate',
  remote_work: 'teleworkingAvailable',
};

/** What the row of the source says, as it was written; null if it says nothing. */
export function saidBySource(field: CorrectedField, row: Readonly<Record<string, unknown>> | null): string | null {
  const name = sourceFields[field];
  const value = name === undefined ? null : row?.[name];
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

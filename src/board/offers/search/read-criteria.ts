import { addressValue, addressValues } from './address-values.ts';
import { durationBucketOf, durationBuckets, isStartPeriod, lastPage, longestQuery, sorts } from './criteria.ts';
import type { DurationBucket, KnownValues, OfferCriteria, Sort } from './criteria.ts';

const missionTypesByName: Readonly<Record<string, number>> = { VIE: 1, VIA: 3 };

/**
 * Reads the criteria of an address under the parameter names of the existing site (two of them misspelt there:
 * `gerographicZones` and `geographicZones` are the same). Never fails: what is not known is left out, what is too long is cut.
 *
 * A country needs its continent: a country outside the zones asked for is left out. An address that has no zone parameter at
 * all (an old link) is taken to mean the zones of its countries.
 */
export function readCriteria(address: URLSearchParams, known: KnownValues): OfferCriteria {
  const countryIds = countriesOf(address, known);
  const zoneIds = hasZoneParameter(address)
    ? zonesOf(address, known)
    : countryIds.map((id) => known.zoneOfCountry.get(id) ?? 0);
  return {
    query: queryOf(address.get('query')),
    specializationIds: idsOf(address, known.specializations, 'specializationsIds'),
    missionTypeIds: missionTypesOf(address, known),
    durations: durationsOf(address),
    zoneIds: numbers(zoneIds),
    countryIds: countryIds.filter((id) => zoneIds.includes(known.zoneOfCountry.get(id) ?? 0)),
    studyLevelIds: idsOf(address, known.studyLevels, 'studiesLevelId'),
    companySizeIds: idsOf(address, known.companySizes, 'companiesSizes'),
    sectorIds: idsOf(address, known.sectors, 'activitySectorId'),
    start: startOf(addressValue(address, 'missionStartDate')),
    remoteWork: isOn(addressValue(address, 'teletravail')),
    environmental: isOn(addressValue(address, 'porteEnv')),
    sort: sortOf(addressValue(address, 'sort')),
    page: pageOf(addressValue(address, 'page')),
  };
}

/** Whether the form asked for a country and left the continent empty: it then answers «Veuillez choisir un continent». */
export function lacksContinent(address: URLSearchParams, known: KnownValues): boolean {
  return countryWithoutContinent(address, known) !== null;
}

/** The first country that the form asked for while it left the continent empty. */
export function countryWithoutContinent(address: URLSearchParams, known: KnownValues): string | null {
  if (!hasZoneParameter(address) || zonesOf(address, known).length > 0) return null;
  return countriesOf(address, known)[0] ?? null;
}

/** The text of a search as it is kept: one line, single blanks, at most `longestQuery` characters. */
export function queryOf(text: string | null): string {
  const line = (text ?? '')
    .slice(0, longestQuery * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim(); // no half of a letter at the end
}

function hasZoneParameter(address: URLSearchParams): boolean {
  return address.has('gerographicZones') || address.has('geographicZones');
}

function zonesOf(address: URLSearchParams, known: KnownValues): number[] {
  return idsOf(address, known.zones, 'gerographicZones', 'geographicZones');
}

/** ISO codes, or the numbers of the 2025 generation of the public offers API. */
function countriesOf(address: URLSearchParams, known: KnownValues): string[] {
  const ids = addressValues(address, 'countriesIds').map(
    (value) => known.isoOfNumericId.get(wholeNumber(value)) ?? value.toUpperCase(),
  );
  return unique(ids.filter((id) => known.countries.has(id))).toSorted();
}

function missionTypesOf(address: URLSearchParams, known: KnownValues): number[] {
  const ids = addressValues(address, 'missionsTypesIds').map(
    (value) => missionTypesByName[value.toUpperCase()] ?? wholeNumber(value),
  );
  return numbers(ids.filter((id) => known.missionTypes.has(id)));
}

/** Buckets as the site writes them, or months as the public offers API counts them. */
function durationsOf(address: URLSearchParams): DurationBucket[] {
  const values = addressValues(address, 'missionsDurations');
  const asked = new Set(values.map((value) => (value.includes('-') ? value : durationBucketOf(wholeNumber(value)))));
  return durationBuckets.filter((bucket) => asked.has(bucket));
}

function idsOf(address: URLSearchParams, known: ReadonlyMap<number, unknown>, ...names: readonly string[]): number[] {
  return numbers(
    addressValues(address, ...names)
      .map(wholeNumber)
      .filter((id) => known.has(id)),
  );
}

function startOf(value: string | null): string | null {
  if (isStartPeriod(value)) return value;
  const date = /^(20\d\d-\d\d-\d\d)(T|$)/.exec(value ?? '')?.[1];
  return date !== undefined && isCalendarDate(date) ? date : null;
}

function isCalendarDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

/** `latest=true` of old links means the default order, newest first. */
function sortOf(value: string | null): Sort {
  return Object.values(sorts).find((sort) => String(sort) === value) ?? sorts.date;
}

function pageOf(value: string | null): number {
  const page = wholeNumber(value ?? '');
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), lastPage);
}

/** NaN for anything but up to nine digits. */
function wholeNumber(value: string): number {
  return /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
}

function numbers(values: readonly number[]): number[] {
  return unique(values).toSorted((a, b) => a - b);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

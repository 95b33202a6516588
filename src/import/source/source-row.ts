import { z } from 'zod';
import { cleanLogoAddress, cleanWebAddress } from '#board/cleaning/clean-address.ts';
import { ImpossibleDate, readMoment, type SourceMoment } from '#board/cleaning/clean-date.ts';
import { cleanCompanyName, namesCompany } from '#board/cleaning/clean-company-name.ts';
import { cleanLine, cleanText } from '#board/cleaning/clean-text.ts';
import { markCut } from '#board/cleaning/mark-cut.ts';
import { firstOwnIds } from '#board/context/own-ids.ts';
import { isRecord, readId, readIds, readList } from './read-ids.ts';

/** Limit of characters, before and after cleaning; the longest real text has about 5,000. */
const maxTextLength = 50_000;
const maxLineLength = 300;

/**
 * A required field. `read` returns undefined for a value that is not `expected`; the row is then rejected.
 */
function required<T>(expected: string, read: (value: unknown) => T | undefined) {
  return z.unknown().transform((value, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue(`expected ${expected}, got ${shown(value)}`);
    return z.NEVER;
  });
}

/** An optional field: it stays empty if its value is invalid, and never causes a rejection. */
function optional<T>(read: (value: unknown) => T) {
  return z.unknown().transform(read);
}

const moment = z.unknown().transform((value, context): SourceMoment | null => {
  if (value === null || value === undefined || value === '') return null;
  try {
    return readMoment(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof ImpossibleDate)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
});

const email = z.email();
const line = optional((value) => lineOf(value) ?? null);
const text = optional((value) =>
  typeof value === 'string'
    ? markCut(value, cleanText(value.slice(0, maxTextLength)).slice(0, maxTextLength).toWellFormed()) || null
    : null,
);
const count = (largest: number) => optional((value) => countOf(value, largest));

/** Row of the public offers API, of either generation, field by field; other keys are not read. */
export const sourceRow = z.object({
  id: required(`an integer from 1 to ${firstOwnIds.offers - 1}`, idBelow(firstOwnIds.offers)),
  // Null if the row has no id; the company is then identified by its name.
  organizationId: optional((value) => idBelow(firstOwnIds.companies)(value) ?? null),
  organizationName: required('the name of a company', companyNameOf),
  organizationPresentation: text,
  organizationExpertise: text,
  organizationUrlImage: optional((value) => (typeof value === 'string' ? cleanLogoAddress(value) : null)),
  organizationCountryCounter: count(250),
  ca: optional((value) => numberOf(value, 9_999_999_999) || null),
  effectif: count(10_000_000),
  missionTitle: required('a title', lineOf),
  missionType: required('VIE or VIA', missionTypeOf),
  missionDuration: required('whole months from 1 to 36', (value) =>
    isMonths(numberOf(value, 36)) ? numberOf(value, 36) : undefined,
  ),
  missionDescription: text,
  missionProfile: text,
  cityName: line,
  cityNameEn: line,
  cityAffectation: line,
  countryId: line,
  countryName: line,
  countryNameEn: line,
  activitySectorN1Id: count(1_000_000),
  activitySectorOfferId: count(1_000_000),
  levelStudyIds: optional(readIds),
  specialization: optional(readList),
  specializations: optional(readList),
  indemnite: required('a monthly allowance from 0 to 99999 euros', (value) =>
    isNothing(value) ? 0 : numberOf(value, 99_999),
  ),
  teleworkingAvailable: optional(booleanOf),
  socialReach: optional(booleanOf),
  creationDate: moment,
  missionStartDate: moment.transform((date, context): SourceMoment => {
    if (date !== null) return date;
    context.addIssue('expected a date');
    return z.NEVER;
  }),
  missionEndDate: moment,
  startBroadcastDate: moment,
  endBroadcastDate: moment,
  durationBroadcast: count(3660),
  reference: line,
  contactCivility: line,
  contactFirstName: line,
  contactLastName: line,
  contactName: line,
  contactEmail: optional((value) => email.safeParse(lineOf(value)?.toLowerCase()).data ?? null),
  contactURL: optional((value) => (typeof value === 'string' ? cleanWebAddress(value) : null)),
  externalJobId: line,
  idMotifDesactivationOffre: count(2_147_483_647),
  viewCounter: count(2_147_483_647),
  candidateCounter: count(1_000_000_000),
});

/** These fields are parsed separately, so that their faults are reported together with all other faults. */
export const countryFields = sourceRow.pick({ countryId: true, countryName: true, countryNameEn: true });
export const creationFields = sourceRow.pick({ creationDate: true, startBroadcastDate: true });
export const titleFields = sourceRow.pick({
  missionTitle: true,
  specialization: true,
  specializations: true,
  cityName: true,
  cityNameEn: true,
  cityAffectation: true,
});

/** Adds absent keys as null, because each generation of the API lacks keys that the other has. */
export const absentKeys: Readonly<Record<string, null>> = Object.fromEntries(
  Object.keys(sourceRow.shape).map((key) => [key, null]),
);

export type SourceRow = z.output<typeof sourceRow>;

/** Returns a value of a field, short enough for a report. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Returns a name or a number as one clean line; undefined if it is empty. */
export function lineOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string'
    ? cleanLine(value.slice(0, 10 * maxLineLength))
        .slice(0, maxLineLength)
        .toWellFormed()
        .trim() || undefined
    : undefined;
}

/** Reads an id below `first`, because ids from `first` on are reserved for the board's own rows. */
function idBelow(first: number): (value: unknown) => number | undefined {
  return (value) => {
    const id = readId(value);
    return id !== undefined && id < first ? id : undefined;
  };
}

function companyNameOf(value: unknown): string | undefined {
  const name = cleanCompanyName(lineOf(value) ?? '');
  return namesCompany(name) ? name : undefined;
}

/** Reads a number, even as text with a decimal point or comma; undefined outside 0 … largest. */
function numberOf(value: unknown, largest: number): number | undefined {
  const written =
    typeof value === 'string' && /^\s*\d{1,12}([.,]\d{1,6})?\s*$/.test(value) ? Number(value.replace(',', '.')) : value;
  return typeof written === 'number' && written >= 0 && written <= largest
    ? Math.round(written * 100) / 100
    : undefined;
}

function countOf(value: unknown, largest: number): number | null {
  const number = numberOf(value, largest);
  return number !== undefined && Number.isInteger(number) && number > 0 ? number : null;
}

function isMonths(months: number | undefined): boolean {
  return months !== undefined && Number.isInteger(months) && months >= 1;
}

function missionTypeOf(value: unknown): 1 | 3 | undefined {
  const name = String(isRecord(value) ? '' : value)
    .replace(/[\s.]/g, '')
    .toUpperCase();
  if (name === 'VIE' || name === '1') return 1;
  return name === 'VIA' || name === '3' ? 3 : undefined;
}

function booleanOf(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|oui|yes)$/i.test(value.trim()));
}

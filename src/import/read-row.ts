import type { Reference } from '#board/reference/read-reference.ts';
import { cleanCity } from './clean-city.ts';
import { addDays, addMonths, type SourceMoment } from './clean-date.ts';
import { cleanTitle } from './clean-title.ts';
import { detectLanguage } from './detect-language.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findCountry } from './find-country.ts';
import type { AcceptedRow, ImportedCompany, ImportedContact, ImportedOffer } from './imported-offer.ts';
import type { ProperNouns } from './proper-nouns.ts';
import { isRecord } from './read-ids.ts';
import { readSpecializations } from './read-specializations.ts';
import { absentKeys, countryFields, shown, type SourceRow, sourceRow } from './source-row.ts';

export type RowContext = { readonly reference: Reference; readonly properNouns: ProperNouns };

export type RowReading = { readonly accepted: AcceptedRow } | { readonly reasons: readonly string[] };

/**
 * Cleans one row of a response of the public offers API, or says field by field why it cannot be an offer.
 * Never throws.
 */
export function readRow(raw: unknown, context: RowContext): RowReading {
  if (!isRecord(raw)) return { reasons: [`row: expected an object, got ${shown(raw)}`] };
  const fields = { ...absentKeys, ...raw };
  const parsed = sourceRow.safeParse(fields);
  const countryId = findCountry(countryFields.parse(fields), context.reference);
  if (!parsed.success || countryId === undefined) {
    const issues = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    return { reasons: countryId === undefined ? [...issues, unknownCountry(fields)] : issues };
  }
  const reading = toOffer(parsed.data, countryId, context);
  if ('reasons' in reading) return reading;
  return { accepted: { offer: reading, fingerprint: fingerprintOf(reading), views: parsed.data.viewCounter ?? 0 } };
}

function unknownCountry({ countryId, countryName }: Readonly<Record<string, unknown>>): string {
  return `countryId: expected a known country, got ${shown(countryId)} (${shown(countryName)})`;
}

function toOffer(
  row: SourceRow,
  countryId: string,
  { reference, properNouns }: RowContext,
): ImportedOffer | { readonly reasons: readonly string[] } {
  const created = row.creationDate ?? row.startBroadcastDate;
  const start = row.missionStartDate;
  const city = cleanCity(countryId, row.cityName ?? row.cityAffectation ?? '', row.cityNameEn ?? '');
  const specializations = readSpecializations([...row.specializations, ...row.specialization]);
  const title =
    cleanTitle(row.missionTitle, properNouns, [city.fr.replace(/, \w+$/, '')]) ||
    (specializations.find(({ nameFr }) => nameFr)?.nameFr ?? '');
  if (created === null || start === null || title === '') {
    return {
      reasons: [
        ...(created === null ? ['creationDate: expected a date here or in startBroadcastDate'] : []),
        ...(start === null ? ['missionStartDate: expected a date'] : []),
        ...(title === '' ? [`missionTitle: expected more than ${shown(row.missionTitle)}`] : []),
      ],
    };
  }
  return {
    id: row.id,
    reference: row.reference ?? `${row.missionType === 1 ? 'VIE' : 'VIA'}${row.id}`,
    company: companyOf(row, reference),
    title,
    language: detectLanguage(title, row.missionDescription, row.missionProfile),
    description: row.missionDescription,
    profile: row.missionProfile,
    missionTypeId: row.missionType,
    durationMonths: row.missionDuration,
    cityFr: city.fr,
    cityEn: city.en,
    countryId,
    sectorId: sectorOf(row, reference),
    specializations,
    studyLevelIds: row.levelStudyIds.filter((id) => reference.studyLevels.has(id)),
    monthlyAllowance: row.indemnite || null,
    remoteWork: row.teleworkingAvailable,
    environmental: row.socialReach,
    missionStart: start.day,
    missionEnd: missionEndOf(row, start),
    createdAt: created.instant,
    broadcastStart: (row.startBroadcastDate ?? created).instant,
    broadcastEnd: broadcastEndOf(row),
    contact: contactOf(row),
    externalJobId: row.externalJobId,
    deactivated: row.idMotifDesactivationOffre !== null,
  };
}

function companyOf(row: SourceRow, reference: Reference): ImportedCompany {
  return {
    id: row.organizationId,
    name: row.organizationName,
    presentation: row.organizationPresentation,
    expertise: row.organizationExpertise,
    logoUrl: row.organizationUrlImage,
    sectorId: sectorOf(row, reference),
    turnoverMillions: row.ca,
    employees: row.effectif,
    countriesCount: row.organizationCountryCounter,
  };
}

/** The 2025 generation also gives the sector without its first hundred thousand. */
function sectorOf(row: SourceRow, reference: Reference): number | null {
  const candidates = [
    row.activitySectorN1Id,
    row.activitySectorOfferId === null ? null : row.activitySectorOfferId + 100_000,
  ];
  return candidates.find((id) => id !== null && reference.sectors.has(id)) ?? null;
}

/**
 * Where the source knows no end, or one before the start, the duration gives it, as it does in rows that know
 * it.
 */
function missionEndOf(row: SourceRow, start: SourceMoment): string {
  const end = row.missionEndDate?.day;
  return end !== undefined && end > start.day ? end : addMonths(start.day, row.missionDuration);
}

function broadcastEndOf(row: SourceRow): Date | null {
  if (row.endBroadcastDate) return row.endBroadcastDate.instant;
  return row.startBroadcastDate && row.durationBroadcast
    ? addDays(row.startBroadcastDate, row.durationBroadcast)
    : null;
}

function contactOf(row: SourceRow): ImportedContact {
  return {
    civility: row.contactCivility,
    firstName: row.contactFirstName,
    lastName: row.contactLastName ?? (row.contactFirstName === null ? row.contactName : null),
    email: row.contactEmail,
    url: row.contactURL,
  };
}

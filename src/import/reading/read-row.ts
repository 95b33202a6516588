import type { z } from 'zod';
import { askedLanguages } from '#board/offers/details/asked-languages.ts';
import type { Reference } from '#reference/read-reference.ts';
import { detectLanguage } from '#words/detect-language.ts';
import type { CityName } from '#board/cleaning/city-names.ts';
import { cleanCity } from '#board/cleaning/clean-city.ts';
import { addDays, addMonths, type SourceMoment } from '#board/cleaning/clean-date.ts';
import { cleanTitle } from '#board/cleaning/clean-title.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findCountry } from './find-country.ts';
import type {
  AcceptedRow,
  ImportedCompany,
  ImportedContact,
  ImportedOffer,
  ImportedSpecialization,
} from './imported-offer.ts';
import type { ProperNouns } from '#board/cleaning/proper-nouns.ts';
import { isRecord } from '#import/source/read-ids.ts';
import { readPublicFields } from './read-public-fields.ts';
import { readSpecializations } from './read-specializations.ts';
import {
  absentKeys,
  countryFields,
  creationFields,
  shown,
  type SourceRow,
  sourceRow,
  titleFields,
  lineOf,
} from '#import/source/source-row.ts';

export type RowContext = { readonly reference: Reference; readonly properNouns: ProperNouns };

export type RowReading = { readonly accepted: AcceptedRow } | { readonly reasons: readonly string[] };

/** Cleans one row of a response of the public offers API, or reports all its faults. Never throws. */
export function readRow(raw: unknown, context: RowContext): RowReading {
  if (!isRecord(raw)) return { reasons: [`row: expected an object, got ${shown(raw)}`] };
  const fields = { ...absentKeys, ...raw };
  const row = sourceRow.safeParse(fields);
  const countryId = findCountry(countryFields.parse(fields), context.reference);
  const title = titleOf(titleFields.safeParse(fields).data, countryId ?? '', context.properNouns);
  const created = createdOf(creationFields.safeParse(fields).data);
  if (!row.success || countryId === undefined || !title || !created) {
    return {
      reasons: [
        ...(row.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []),
        ...(countryId === undefined ? [unknownCountry(fields)] : []),
        ...(created === null ? ['creationDate: expected a date here or in startBroadcastDate'] : []),
        ...(title === '' ? [`missionTitle: expected more than ${shown(lineOf(fields['missionTitle']))}`] : []),
      ],
    };
  }
  const offer = toOffer(row.data, { countryId, title, created }, context.reference);
  const { viewCounter, candidateCounter } = row.data;
  return {
    accepted: {
      offer,
      fingerprint: fingerprintOf(offer),
      views: viewCounter ?? 0,
      candidates: candidateCounter ?? 0,
      published: readPublicFields(raw),
      lacksValues: lacksValues(row.data),
    },
  };
}

/** Search rows of 2025 lack all of these values; their details have most of them. */
function lacksValues(row: SourceRow): boolean {
  const texts = [row.missionDescription, row.missionProfile, row.organizationPresentation];
  const figures = [row.organizationId, row.effectif, row.organizationCountryCounter, row.missionEndDate];
  const lists = [row.levelStudyIds, [...row.specializations, ...row.specialization]];
  return row.indemnite === 0 || [...texts, ...figures].includes(null) || lists.some(({ length }) => length === 0);
}

function unknownCountry({ countryId, countryName }: Readonly<Record<string, unknown>>): string {
  return `countryId: expected a known country, got ${shown(countryId)} (${shown(countryName)})`;
}

/** @returns null if the row has no date of creation, undefined if it has an impossible date */
function createdOf(row: z.output<typeof creationFields> | undefined): SourceMoment | null | undefined {
  return row && (row.creationDate ?? row.startBroadcastDate);
}

/**
 * @returns `''` if the title has no letters and the offer no profession; undefined if the row has no valid
 * title
 */
function titleOf(
  row: z.output<typeof titleFields> | undefined,
  countryId: string,
  properNouns: ProperNouns,
): string | undefined {
  if (!row) return undefined;
  const places = [cityOf(row, countryId).fr.replace(/, \w+$/, '')];
  const named = specializationsOf(row).find(({ nameFr }) => nameFr);
  return cleanTitle(row.missionTitle, properNouns, places) || (named?.nameFr ?? '');
}

function cityOf(row: Pick<SourceRow, 'cityName' | 'cityAffectation' | 'cityNameEn'>, countryId: string): CityName {
  return cleanCity(countryId, row.cityName ?? row.cityAffectation ?? '', row.cityNameEn ?? '');
}

function specializationsOf(row: Pick<SourceRow, 'specialization' | 'specializations'>): ImportedSpecialization[] {
  return readSpecializations([...row.specializations, ...row.specialization]);
}

type Checked = { readonly countryId: string; readonly title: string; readonly created: SourceMoment };

function toOffer(row: SourceRow, { countryId, title, created }: Checked, reference: Reference): ImportedOffer {
  const start = row.missionStartDate;
  const city = cityOf(row, countryId);
  return {
    id: row.id,
    reference: row.reference ?? `${row.missionType === 1 ? 'VIE' : 'VIA'}${row.id}`,
    company: companyOf(row, reference),
    title,
    language: detectLanguage(title, row.missionDescription, row.missionProfile),
    askedLanguages: askedLanguages(title, row.missionDescription, row.missionProfile),
    description: row.missionDescription,
    profile: row.missionProfile,
    missionTypeId: row.missionType,
    durationMonths: row.missionDuration,
    cityFr: city.fr,
    cityEn: city.en,
    countryId,
    sectorId: sectorOf(row, reference),
    specializations: specializationsOf(row),
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

/**
 * Returns the sector of the company. Also accepts the sector of the offer; in rows of the 2025 generation its
 * id is the reference's id minus 100,000.
 */
function sectorOf(row: SourceRow, reference: Reference): number | null {
  const candidates = [
    row.activitySectorN1Id,
    row.activitySectorOfferId === null ? null : row.activitySectorOfferId + 100_000,
  ];
  return candidates.find((id) => id !== null && reference.sectors.has(id)) ?? null;
}

/**
 * Returns the end of the mission. If the source states no end, or an end before the start, the end is
 * computed from the duration.
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

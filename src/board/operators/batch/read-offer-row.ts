import { createHash } from 'node:crypto';
import type { CityName } from '#board/cleaning/city-names.ts';
import { cleanCity } from '#board/cleaning/clean-city.ts';
import { addMonths } from '#board/cleaning/clean-date.ts';
import { cleanTitle } from '#board/cleaning/clean-title.ts';
import type { ProperNouns } from '#board/cleaning/proper-nouns.ts';
import type { Reference } from '#reference/read-reference.ts';
import { externalId, offerRow, type OfferRow } from './offer-row.ts';

/** Fault in a field of a row. */
export type RowFault = { readonly field: string; readonly message: string };

/** A row that can be saved. If its `fingerprint` equals the stored one, the row has not changed. */
export type ReadRow = {
  readonly offer: Omit<OfferRow, 'city'> & { readonly city: CityName };
  readonly fingerprint: string;
};

export type OperatorRowReading =
  | { readonly ok: true; readonly row: ReadRow }
  | { readonly ok: false; readonly externalId: string | null; readonly faults: readonly RowFault[] };

/** Reads one row of a batch, or reports all its faults. Never throws. */
export function readOfferRow(raw: unknown, reference: Reference, properNouns: ProperNouns): OperatorRowReading {
  const parsed = offerRow.safeParse(raw);
  const refused = (faults: readonly RowFault[]) => ({ ok: false as const, externalId: idOf(raw), faults });
  if (!parsed.success) return refused(parsed.error.issues.slice(0, maxFaults).map(faultOf));
  const faults = unknownIds(parsed.data, reference);
  if (faults.length > 0) return refused(faults);
  const city = cleanCity(parsed.data.countryId, parsed.data.city ?? '', '');
  const title = cleanTitle(parsed.data.title, properNouns, [city.fr]);
  if (title === '') return refused([{ field: 'title', message: 'Expected more than a mark such as (H/F)' }]);
  const offer = { ...parsed.data, title, city, missionEnd: endOf(parsed.data) };
  const fingerprint = createHash('sha256').update(JSON.stringify(offer)).digest('hex');
  return { ok: true, row: { offer, fingerprint } };
}

const maxFaults = 20;

function faultOf({ path, message, ...issue }: { path: PropertyKey[]; message: string }): RowFault {
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.join(', ') : '';
  return { field: [...path.map(String), keys].filter(Boolean).join('.').slice(0, 100), message };
}

/** Returns the id of a row, if it is readable, so that the sender can identify the row. */
function idOf(raw: unknown): string | null {
  const given = typeof raw === 'object' && raw !== null && 'externalId' in raw ? raw.externalId : null;
  return externalId.safeParse(given).data ?? null;
}

const isUnknown = (id: number | null, known: ReadonlyMap<number, unknown>) => id !== null && !known.has(id);

function unknownIds(row: OfferRow, reference: Reference): RowFault[] {
  const { countries, sectors, specializations, studyLevels } = reference;
  const wrong: Readonly<Record<string, boolean>> = {
    countryId: !countries.has(row.countryId),
    sectorId: isUnknown(row.sectorId, sectors),
    'company.sectorId': isUnknown(row.company.sectorId, sectors),
    specializationIds: row.specializationIds.some((id) => isUnknown(id, specializations)),
    studyLevelIds: row.studyLevelIds.some((id) => isUnknown(id, studyLevels)),
  };
  const fields = Object.keys(wrong).filter((field) => wrong[field]);
  return fields.map((field) => ({ field, message: 'Expected an id of GET /api/v1/reference' }));
}

/**
 * Returns the end of the mission. If the stated end is not after the start, the end is computed from the
 * duration.
 */
function endOf({ missionStart, missionEnd, durationMonths }: OfferRow): string {
  return missionEnd !== null && missionEnd > missionStart ? missionEnd : addMonths(missionStart, durationMonths);
}

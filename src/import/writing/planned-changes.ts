import { type Kysely, sql } from 'kysely';
import { correctedFields, isContact } from '#board/operators/offers/corrected-fields.ts';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow } from '#import/reading/imported-offer.ts';
import type { Changes } from '#staff/audit/record-act.ts';
import { offerRowOf } from './put-offers.ts';

type Stored = {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly corrected: readonly string[];
};

/** Texts of a change are cut: a dry run shows what differs, and the page of the offer the rest. */
const longest = 300;

/**
 * Returns the function that tells what writing a row would change of a known offer, in the fields that people
 * know. An empty value of a row changes nothing, and a correction of the staff stays. Of a contact it tells
 * only that it changes.
 */
export async function plannedChanges(
  session: Kysely<Tables>,
  rows: readonly AcceptedRow[],
  now: Date,
): Promise<(row: AcceptedRow) => Changes> {
  const ids = rows.map(({ offer }) => offer.id);
  const { rows: stored } = await sql<Stored>`
    select id, offer_values(o) as values, corrected_fields as corrected from offers o
    where id = any (${ids}::integer[])`.execute(session);
  const known = new Map(stored.map((one) => [one.id, one]));
  return (row) => {
    const before = known.get(row.offer.id);
    return before === undefined ? {} : changesOf(before, offerRowOf(row, 0, now));
  };
}

function changesOf({ values, corrected }: Stored, row: ReturnType<typeof offerRowOf>): Changes {
  const changed: Record<string, Changes[string]> = {};
  for (const field of correctedFields) {
    const [before, after] = [comparableValue(values[field]), comparableValue(row[field])];
    if (after === null || after === before || corrected.includes(field)) continue;
    changed[field] = isContact(field) ? [before !== null, true] : [shortened(before), shortened(after)];
  }
  return changed;
}

/** A moment of the database and of a row as one text. */
function comparableValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  const moment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\+00:00$/.test(value) ? new Date(value) : null;
  return moment === null ? (value ?? null) : moment.toISOString();
}

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest).toWellFormed()}…` : value;

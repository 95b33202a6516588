import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { RejectedRow } from '#import/reading/imported-offer.ts';
import type { PlannedChange } from './import-report.ts';
import type { KnownCompanies } from '#import/writing/known-companies.ts';
import { noteNewcomers } from './newcomers.ts';
import { plannedChanges } from '#import/writing/planned-changes.ts';
import { putCompanies } from '#import/writing/put-companies.ts';
import { putOffers, putViews } from '#import/writing/put-offers.ts';
import { putSourceRows } from '#import/writing/put-source-rows.ts';
import { putSpecializations } from '#import/writing/put-specializations.ts';
import { asRejected, type NumberedRow, sortBatch, type SortedBatch } from './sort-batch.ts';

export type ImportedBatch = {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedRow[];
  readonly planned: readonly PlannedChange[];
};

/**
 * Returns the changes that writing these rows would make. It does not foresee the values that only the
 * database refuses. Writes nothing.
 */
export async function planBatch(
  session: Kysely<Tables>,
  rows: readonly NumberedRow[],
  now: Date,
): Promise<ImportedBatch> {
  const batch = await sortBatch(session, rows, { lock: false });
  const changesOf = await plannedChanges(session, batch.changed, now);
  return {
    ...countsOf(batch),
    planned: [
      ...batch.added.map((row) => planned('put', row)),
      ...batch.changed.map((row) => ({ ...planned('change', row), changes: changesOf(row) })),
    ],
  };
}

function planned(change: PlannedChange['change'], { offer: { id, reference, title } }: NumberedRow): PlannedChange {
  return { change, id, reference, title };
}

/**
 * Writes some offers in one transaction; each id occurs only once. Unchanged offers are not written. If the
 * database refuses a value, the batch is halved again and again, until only the row with that value is left
 * out.
 */
export async function writeBatch(
  session: Kysely<Tables>,
  rows: readonly NumberedRow[],
  known: KnownCompanies,
  now: Date,
): Promise<ImportedBatch> {
  try {
    return await writeTogether(session, rows, known, now);
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await known.reload();
    const [only] = rows;
    if (rows.length === 1 && only)
      return { ...nothing, rejected: [asRejected(only, `the database refuses a value: ${error.message}`)] };
    const middle = Math.ceil(rows.length / 2);
    return sum(
      await writeBatch(session, rows.slice(0, middle), known, now),
      await writeBatch(session, rows.slice(middle), known, now),
    );
  }
}

export const nothing: ImportedBatch = { inserted: 0, updated: 0, unchanged: 0, rejected: [], planned: [] };

export function sum(a: ImportedBatch, b: ImportedBatch): ImportedBatch {
  return {
    inserted: a.inserted + b.inserted,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    rejected: [...a.rejected, ...b.rejected],
    planned: [...a.planned, ...b.planned],
  };
}

/**
 * Tells if the row is at fault and not the server: classes 22 (data), 23 (integrity) and 54 (limits) of
 * PostgreSQL's error codes.
 */
function isRefusedValue(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(22|23|54)/.test(error.code) &&
    error.code.length === 5
  );
}

async function writeTogether(
  session: Kysely<Tables>,
  rows: readonly NumberedRow[],
  known: KnownCompanies,
  now: Date,
): Promise<ImportedBatch> {
  return session.transaction().execute(async (transaction) => {
    const batch = await sortBatch(transaction, rows, { lock: true });
    const written = rows.filter((row) => batch.added.includes(row) || batch.changed.includes(row));
    const offers = written.map(({ offer }) => offer);
    await putSpecializations(transaction, offers);
    const companyIds = await putCompanies(transaction, offers, known, now);
    await putOffers(transaction, written, (offer) => companyIds.get(offer) ?? 0, now);
    await putViews(transaction, [...written, ...batch.unchanged]);
    await putSourceRows(transaction, [...written, ...batch.unchanged]);
    await noteNewcomers(transaction, [...batch.added, ...batch.returning]);
    return countsOf(batch);
  });
}

function countsOf({ added, changed, unchanged, rejected }: SortedBatch): ImportedBatch {
  return {
    inserted: added.length,
    updated: changed.length,
    unchanged: unchanged.length,
    rejected,
    planned: [],
  };
}

import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow, RejectedRow } from './imported-offer.ts';
import type { KnownCompanies } from './known-companies.ts';
import { putCompanies } from './put-companies.ts';
import { putOffers, putViews } from './put-offers.ts';
import { putSpecializations } from './put-specializations.ts';

export type NumberedRow = AcceptedRow & { readonly row: number };

export type BatchResult = {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedRow[];
};

/**
 * Writes some offers, each id once, in one transaction. What has not changed is not written. When the
 * database refuses a value, the batch is halved until only the row that holds it is left out.
 */
export async function writeBatch(
  session: Kysely<Tables>,
  rows: readonly NumberedRow[],
  known: KnownCompanies,
  now: Date,
): Promise<BatchResult> {
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

const nothing: BatchResult = { inserted: 0, updated: 0, unchanged: 0, rejected: [] };

export function sum(a: BatchResult, b: BatchResult): BatchResult {
  return {
    inserted: a.inserted + b.inserted,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    rejected: [...a.rejected, ...b.rejected],
  };
}

/**
 * Classes 22 (data), 23 (integrity) and 54 (limits) of PostgreSQL's error codes: it is the row's fault and
 * not the server's.
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
): Promise<BatchResult> {
  return session.transaction().execute(async (transaction) => {
    const stored = await storedOffers(transaction, rows);
    const foreign = rows.filter(({ offer }) => (stored.get(offer.id)?.source ?? 'import') !== 'import');
    const ours = rows.filter((row) => !foreign.includes(row));
    const changed = ours.filter((row) => !isUnchanged(row, stored.get(row.offer.id)));
    const offers = changed.map(({ offer }) => offer);
    await putSpecializations(transaction, offers);
    const companyIds = await putCompanies(transaction, offers, known, now);
    await putOffers(transaction, changed, (offer) => companyIds.get(offer) ?? 0, now);
    await putViews(transaction, ours);
    const updated = changed.filter(({ offer }) => stored.has(offer.id)).length;
    return {
      inserted: changed.length - updated,
      updated,
      unchanged: ours.length - changed.length,
      rejected: foreign.map((row) => asRejected(row, 'id: belongs to a demonstration offer')),
    };
  });
}

type StoredOffer = {
  readonly id: number;
  readonly fingerprint: string;
  readonly source: 'demo' | 'import';
  readonly withdrawn_at: Date | null;
};

async function storedOffers(
  transaction: Transaction<Tables>,
  rows: readonly NumberedRow[],
): Promise<ReadonlyMap<number, StoredOffer>> {
  const ids = rows.map(({ offer }) => offer.id);
  if (ids.length === 0) return new Map();
  const stored = await transaction
    .selectFrom('offers')
    .select(['id', 'fingerprint', 'source', 'withdrawn_at'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  return new Map(stored.map((one) => [one.id, one]));
}

/**
 * An offer that was withdrawn because it was missing has to come back, even when it is the same as before.
 */
function isUnchanged({ offer, fingerprint }: AcceptedRow, stored: StoredOffer | undefined): boolean {
  return stored?.fingerprint === fingerprint && (stored.withdrawn_at === null || offer.deactivated);
}

function asRejected({ row, offer }: NumberedRow, reason: string): RejectedRow {
  return { row, id: String(offer.id), reasons: [reason] };
}

import type { Kysely } from 'kysely';
import { withdrawnBySource } from '#board/offers/source-withdrawal.ts';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow, RejectedRow } from '#import/reading/imported-offer.ts';

export type NumberedRow = AcceptedRow & { readonly row: number };

/** Rows sorted by what they would change on the board. */
export type SortedBatch = {
  readonly added: readonly NumberedRow[];
  readonly changed: readonly NumberedRow[];
  readonly unchanged: readonly NumberedRow[];
  /** Part of `changed`: withdrawn offers that come back. */
  readonly returning: readonly NumberedRow[];
  readonly rejected: readonly RejectedRow[];
};

/**
 * Compares rows, each id once, with the offers of the board.
 * @param lock true if these offers are about to be written
 */
export async function sortBatch(
  session: Kysely<Tables>,
  rows: readonly NumberedRow[],
  { lock }: { lock: boolean },
): Promise<SortedBatch> {
  const stored = await storedOffers(session, rows, lock);
  const of = (row: NumberedRow) => stored.get(row.offer.id);
  const ours = rows.filter((row) => (of(row)?.source ?? 'import') === 'import');
  const unchanged = ours.filter((row) => isUnchanged(row, of(row)));
  const changed = ours.filter((row) => of(row) && !unchanged.includes(row));
  return {
    added: ours.filter((row) => !of(row)),
    changed,
    unchanged,
    returning: changed.filter((row) => of(row)?.withdrawn_at && !row.offer.deactivated),
    rejected: rows
      .filter((row) => !ours.includes(row))
      .map((row) => asRejected(row, 'id: belongs to an offer that no import brought')),
  };
}

export function asRejected({ row, offer }: NumberedRow, reason: string): RejectedRow {
  return { row, id: String(offer.id), reasons: [reason] };
}

type StoredOffer = {
  readonly id: number;
  readonly fingerprint: string;
  readonly source: 'demo' | 'import' | 'operator';
  readonly withdrawn_at: Date | null;
};

async function storedOffers(
  session: Kysely<Tables>,
  rows: readonly NumberedRow[],
  lock: boolean,
): Promise<ReadonlyMap<number, StoredOffer>> {
  const ids = rows.map(({ offer }) => offer.id);
  if (ids.length === 0) return new Map();
  const stored = await session
    .selectFrom('offers')
    .select(['id', 'fingerprint', 'source', withdrawnBySource.as('withdrawn_at')])
    .where('id', 'in', ids)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(stored.map((one) => [one.id, one]));
}

/**
 * Compares the withdrawal too, because an offer that was withdrawn as missing must come back even if its row
 * is unchanged.
 */
function isUnchanged({ offer, fingerprint }: AcceptedRow, stored: StoredOffer | undefined): boolean {
  return stored?.fingerprint === fingerprint && (stored.withdrawn_at === null || offer.deactivated);
}

import { type Transaction, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { properNounsOf } from '#board/cleaning/proper-nouns.ts';
import { withdrawnBySource } from '#board/offers/source-withdrawal.ts';
import type { Operator } from '#board/operators/keys/read-key.ts';
import type { Tables } from '#database/tables.ts';
import { companyOfOperator, type OperatorCompanies, readOperatorCompanies } from './company-of-operator.ts';
import { readOfferRow, type RowFault, type OperatorRowReading } from './read-offer-row.ts';
import { writeOffer } from './write-offer.ts';

/** Limit of rows and withdrawals in one batch. */
export const maxBatch = 500;

export type Batch = {
  /** Rows without validation, because each row is validated separately. */
  readonly offers: readonly unknown[];
  /** External ids of offers to withdraw from the board. */
  readonly withdraw: readonly string[];
  /** True to report the changes without making them. */
  readonly dryRun: boolean;
};

type Outcome = 'created' | 'updated' | 'unchanged' | 'rejected';

type RowResult = {
  readonly externalId: string | null;
  readonly outcome: Outcome;
  /** Null if the row was rejected, or if a dry run would create the offer. */
  readonly offerId: number | null;
  readonly faults: readonly RowFault[];
};

type WithdrawalResult = {
  readonly externalId: string;
  readonly outcome: 'withdrawn' | 'unchanged' | 'unknown';
};

export type BatchResult = { readonly offers: readonly RowResult[]; readonly withdrawals: readonly WithdrawalResult[] };

type Stored = {
  readonly id: number;
  readonly external_id: string | null;
  readonly fingerprint: string;
  readonly withdrawn_at: Date | null;
};

type Writing = {
  readonly transaction: Transaction<Tables>;
  readonly operatorId: number;
  readonly now: Date;
  readonly dryRun: boolean;
  readonly stored: ReadonlyMap<string | null, Stored>;
  readonly companies: OperatorCompanies;
};

/**
 * Brings an operator's offers to the state of the rows. Offers are matched by external id, so that offers of
 * other operators and of imports cannot be changed. An invalid row does not affect the others. All valid rows
 * are saved in one transaction, and repeating the batch changes nothing. Batches of one operator run one
 * after the other.
 */
export async function putBatch(
  { db, now, changes, reference }: Pick<Board, 'db' | 'now' | 'changes' | 'reference'>,
  { id: operatorId }: Pick<Operator, 'id'>,
  batch: Batch,
): Promise<BatchResult> {
  const known = await reference();
  const nouns = properNounsOf(known.countries);
  const readings = onlyOnce(batch.offers.map((raw) => readOfferRow(raw, known, nouns)));
  const result = await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('operators').select('id').where('id', '=', operatorId).forUpdate().execute();
    const companies = await readOperatorCompanies(transaction, operatorId);
    const stored = await readStored(transaction, operatorId, [...idsOf(readings), ...batch.withdraw]);
    const writing = { transaction, operatorId, now: now(), dryRun: batch.dryRun, stored, companies };
    const offers: RowResult[] = [];
    for (const reading of readings) offers.push(await putRow(writing, reading));
    return { offers, withdrawals: await withdraw(writing, batch.withdraw) };
  });
  if (!batch.dryRun) changes.publish('offers');
  return result;
}

/** Leaves only the first of several rows with the same id. */
function onlyOnce(readings: readonly OperatorRowReading[]): OperatorRowReading[] {
  const seen = new Set<string>();
  return readings.map((reading) => {
    if (!reading.ok) return reading;
    const { externalId } = reading.row.offer;
    const repeated = seen.has(externalId);
    seen.add(externalId);
    const faults = [{ field: 'externalId', message: 'An earlier row of this batch has the same' }];
    return repeated ? { ok: false, externalId, faults } : reading;
  });
}

function idsOf(readings: readonly OperatorRowReading[]): string[] {
  return readings.flatMap((reading) => (reading.ok ? [reading.row.offer.externalId] : []));
}

async function readStored(transaction: Transaction<Tables>, operatorId: number, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('offers')
    .select(['id', 'external_id', 'fingerprint', withdrawnBySource.as('withdrawn_at')])
    .where('operator_id', '=', operatorId)
    .where(sql<boolean>`external_id = any (${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

async function putRow(writing: Writing, reading: OperatorRowReading): Promise<RowResult> {
  if (!reading.ok) {
    const { externalId, faults } = reading;
    return { externalId, outcome: 'rejected', offerId: null, faults };
  }
  const { transaction, operatorId, now, companies, stored, dryRun } = writing;
  const { offer, fingerprint } = reading.row;
  const { externalId, company } = offer;
  const before = stored.get(externalId);
  const result = { externalId, offerId: before?.id ?? null, faults: [] };
  if (before?.fingerprint === fingerprint && before.withdrawn_at === null) return { ...result, outcome: 'unchanged' };
  const outcome = before === undefined ? 'created' : 'updated';
  if (dryRun) return { ...result, outcome };
  const companyId = await companyOfOperator(transaction, companies, { operatorId, company, now });
  const offerId = await writeOffer(transaction, reading.row, { operatorId, companyId, now, offerId: result.offerId });
  return { ...result, outcome, offerId };
}

async function withdraw(writing: Writing, ids: readonly string[]): Promise<WithdrawalResult[]> {
  const { transaction, stored, now, dryRun } = writing;
  const shown = ids.flatMap((id) => stored.get(id) ?? []).filter(({ withdrawn_at }) => withdrawn_at === null);
  if (!dryRun && shown.length > 0)
    await transaction
      .updateTable('offers')
      .set({ withdrawn_at: now, updated_at: now })
      .where(sql<boolean>`id = any (${shown.map(({ id }) => id)}::integer[])`)
      .execute();
  return ids.map((externalId) => ({ externalId, outcome: outcomeOf(stored.get(externalId), shown) }));
}

function outcomeOf(offer: Stored | undefined, shown: readonly Stored[]): WithdrawalResult['outcome'] {
  if (offer === undefined) return 'unknown';
  return shown.includes(offer) ? 'withdrawn' : 'unchanged';
}

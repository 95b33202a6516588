import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { generateCompanies } from './generate-companies.ts';
import { type DemoOffer, generateOffers } from './generate-offers.ts';

export type DemoTarget = { readonly db: Kysely<Tables>; readonly now: () => Date };

export type DemoLoad = {
  readonly count: number;
  /** Seed of the random offers; each seed gives other offers. */
  readonly seed?: number;
  /** True to load nothing if an operator has removed the demo. */
  readonly unlessRemoved?: boolean;
  /** Called after each batch. */
  readonly report?: (done: number, total: number) => void;
};

export type DemoLoaded = { readonly loaded: boolean; readonly companies: number; readonly offers: number };

const defaultSeed = 20_261_121;
const batchSize = 1000;

/**
 * Fills an empty board with invented companies and offers in one transaction, so that an interrupted load
 * changes nothing. A board with offers, even only withdrawn offers, is not changed. The reference tables
 * must be loaded before.
 */
export async function loadDemo(
  { db, now }: DemoTarget,
  { count, seed = defaultSeed, unlessRemoved = false, report }: DemoLoad,
): Promise<DemoLoaded> {
  return db.transaction().execute(async (transaction) => {
    await prepare(transaction);
    const isUnwanted = count === 0 || (unlessRemoved && (await wasRemoved(transaction)));
    if (isUnwanted || (await hasOffers(transaction))) return { loaded: false, companies: 0, offers: 0 };
    const settings = { seed, count, now: now() };
    const companies = generateCompanies(seed, settings.now).map(({ row }) => row);
    await insert(transaction, 'companies', companies);
    let done = 0;
    for (const batch of batches(generateOffers(settings), batchSize)) {
      await insertOffers(transaction, batch);
      report?.((done += batch.length), count);
    }
    // Updates the statistics, because the query planner otherwise assumes that the tables are empty.
    await sql`analyze offers, companies, offer_views`.execute(transaction);
    return { loaded: true, companies: companies.length, offers: done };
  });
}

/** Takes a lock. If two programs start at the same time, only one of them then loads the demo. */
async function prepare(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('board.demo')), set_config('statement_timeout', '0', true)`.execute(
    transaction,
  );
}

async function wasRemoved(transaction: Transaction<Tables>): Promise<boolean> {
  const row = await transaction.selectFrom('installation').select('demo_removed_at').executeTakeFirst();
  return row !== undefined && row.demo_removed_at !== null;
}

async function hasOffers(transaction: Transaction<Tables>): Promise<boolean> {
  return (await transaction.selectFrom('offers').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertOffers(transaction: Transaction<Tables>, batch: readonly DemoOffer[]): Promise<void> {
  await insert(
    transaction,
    'offers',
    batch.map(({ row }) => row),
  );
  await insert(
    transaction,
    'offer_views',
    batch.map(({ row, views }) => ({ offer_id: row.id, views })),
  );
}

/** Inserts a batch in one statement. The rows are one JSON parameter, whose keys are the columns. */
async function insert(
  transaction: Transaction<Tables>,
  table: 'companies' | 'offers' | 'offer_views',
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    transaction,
  );
}

function* batches<T>(values: Iterable<T>, size: number): Generator<T[], void, undefined> {
  let batch: T[] = [];
  for (const value of values) {
    if (batch.push(value) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

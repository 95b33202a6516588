import { type Kysely, sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import type { Tables } from '#database/tables.ts';

/** Numbers of rows removed from each table. */
export type DemoCount = {
  readonly offers: number;
  readonly companies: number;
  /** Applications to these offers and companies, spontaneous applications included. */
  readonly applications: number;
  readonly favourites: number;
};

const demoOffers = sql`select id from offers where source = 'demo'`;
// Companies that also have a real offer stay.
const demoCompanies = sql`select id from companies c where source = 'demo'
  and not exists (select from offers where company_id = c.id and source <> 'demo')`;
const toDemo = sql`(offer_id in (${demoOffers}) or company_id in (${demoCompanies}))`;

export async function countDemo(db: Kysely<Tables>): Promise<DemoCount> {
  const { rows } = await sql<DemoCount>`select
    (select count(*) from (${demoOffers}) as d)::integer as offers,
    (select count(*) from (${demoCompanies}) as d)::integer as companies,
    (select count(*) from applications where ${toDemo})::integer as applications,
    (select count(*) from favourites where dropped_at is null and offer_id in (${demoOffers}))::integer as favourites
  `.execute(db);
  return rows[0] ?? { offers: 0, companies: 0, applications: 0, favourites: 0 };
}

/**
 * Removes the invented offers and companies with everything that belongs only to them: applications to them,
 * favourites, notes, views, notifications. Nobody has read these applications, because the addresses of demo
 * contacts cannot be registered. A document is deleted unless a profile or another application uses it.
 * Everything happens in one transaction; later starts do not load the demo again.
 */
export async function removeDemo({ db, files, now }: Pick<Board, 'db' | 'files' | 'now'>): Promise<DemoCount> {
  const { count, keys } = await db.transaction().execute(async (transaction) => {
    // Takes the same lock as `loadDemo`. If somebody applies to a demo offer or company now, the application
    // waits for the locked row and then finds the row deleted.
    await sql`select pg_advisory_xact_lock(hashtext('board.demo')), set_config('statement_timeout', '0', true)`.execute(
      transaction,
    );
    await sql`select id from offers where source = 'demo' for update`.execute(transaction);
    await sql`select id from companies where source = 'demo' for update`.execute(transaction);
    const count = await countDemo(transaction);
    const keys = await deleteAll(transaction);
    await transaction.updateTable('installation').set({ demo_removed_at: now() }).execute();
    return { count, keys };
  });
  await deleteFiles({ files }, await unnamedOf(db, keys));
  return count;
}

/** @returns the documents of the removed applications */
async function deleteAll(transaction: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string; candidateId: number; cv: string; letter: string | null }>`
    delete from applications where ${toDemo}
    returning id, candidate_id as "candidateId", cv_file_key as cv, cover_letter_file_key as letter`.execute(
    transaction,
  );
  await sql`delete from notifications where candidate_id = any(${rows.map(({ candidateId }) => candidateId)})
    and ids ->> 'applicationId' = any(${rows.map(({ id }) => id)})`.execute(transaction);
  await sql`delete from past_applications where ${toDemo}`.execute(transaction);
  await sql`delete from offers where source = 'demo'`.execute(transaction);
  await sql`delete from companies where id in (${demoCompanies})`.execute(transaction);
  return [...new Set(rows.flatMap(({ cv, letter }) => (letter === null ? [cv] : [cv, letter])))];
}

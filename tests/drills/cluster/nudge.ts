import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { minute, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';

/** Lets alerts and imports fall due now, as time would, so that workers always have some. */
async function nudge(db: Kysely<Tables>): Promise<void> {
  // Waits for no row, because a worker that sends alerts locks candidates first.
  await sql`update saved_searches set due_at = now() where id in
    (select id from saved_searches where due_at > now() for update skip locked)`.execute(db);
  await sql`update import_runs set started_at = started_at - interval '1 minute' where id in
    (select id from import_runs where failed is not null order by id desc limit 1 for update skip locked)`.execute(db);
}

/** Nudges again and again until it is told to stop. The database may be away meanwhile. */
export function keepNudging(db: Kysely<Tables>): { readonly stop: () => Promise<void> } {
  const over = new AbortController();
  const nudging = (async () => {
    while (!over.signal.aborted) {
      await nudge(db).catch(() => undefined);
      await wait(2 * second, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await nudging;
    },
  };
}

/** Lets an import begin at the next look of a worker, also after one that was killed. */
export async function wantImport(db: Kysely<Tables>): Promise<void> {
  await sql`update import_runs set started_at = started_at - interval '2 minutes'`.execute(db);
}

/** Waits until an import that began after this call has ended. */
export async function waitForImport(db: Kysely<Tables>): Promise<void> {
  const { rows: last } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from import_runs`.execute(db);
  await until('an import has ended', 3 * minute, async () => {
    const { rows } = await sql<{ done: boolean }>`
      select exists (select from import_runs where id > ${last[0]?.id ?? 0} and failed = false) as done`.execute(db);
    return rows[0]?.done === true;
  });
}

/** Waits until every alert has told of every offer, and every letter was sent. */
export async function waitForLetters(db: Kysely<Tables>): Promise<void> {
  await until('every letter was sent', 5 * minute, async () => {
    const { rows } = await sql<{ waiting: number }>`
      select (select count(*) from pgboss.job where state in ('created', 'retry', 'active'))::int
        + (select count(*) from saved_searches, alert_rounds where told_round < round)::int
        + (select count(*) from offers o where withdrawn_at is null
            and not exists (select from announced_offers a where a.offer_id = o.id)
            and o.source = 'operator')::int as waiting`.execute(db);
    return rows[0]?.waiting === 0;
  });
}

async function until(what: string, patience: number, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It did not happen in time that ${what}`);
    await wait(500);
  }
}

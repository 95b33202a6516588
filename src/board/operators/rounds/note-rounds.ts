import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';

/** Recurring work that this process does. */
export type KnownRound = { readonly name: string; readonly every: number };

/** How a round ended. `did` is how much it did; 0 if there was nothing to do. */
export type EndedRound = {
  readonly name: string;
  readonly begunAt: Date;
  readonly tookMs: number;
  readonly failure: string | null;
  readonly did: number;
};

const longestFailure = 500;

/** Notes which recurring work this process does, so that the office shows work that has not run yet. */
export async function noteKnownRounds({ db }: Pick<Board, 'db'>, rounds: readonly KnownRound[]): Promise<void> {
  if (rounds.length === 0) return;
  await db
    .insertInto('scheduled_rounds')
    .values(rounds.map(({ name, every }) => ({ name, every_seconds: Math.max(1, Math.round(every / 1000)) })))
    .onConflict((row) =>
      row.column('name').doUpdateSet((set) => ({ every_seconds: set.ref('excluded.every_seconds') })),
    )
    .execute();
}

/** Notes that a round takes long, so that the office shows it while it runs. */
export async function noteLongRound(
  { db }: Pick<Board, 'db'>,
  { name, begunAt }: Pick<EndedRound, 'name' | 'begunAt'>,
): Promise<void> {
  await db.updateTable('scheduled_rounds').set({ running_since: begunAt }).where('name', '=', name).execute();
}

/** Notes the end of a round. Until another round does something, the last one that did stays noted. */
export async function noteRound(
  { db }: Pick<Board, 'db'>,
  { name, begunAt, tookMs, failure, did }: EndedRound,
): Promise<void> {
  await db
    .updateTable('scheduled_rounds')
    .set({
      begun_at: begunAt,
      took_ms: Math.round(tookMs),
      failure: failure?.slice(0, longestFailure).toWellFormed() ?? null,
      running_since: null,
      ...(did > 0 && { did, did_at: begunAt }),
    })
    .where('name', '=', name)
    .execute();
}

/**
 * Takes the rounds that operators asked for, of those that this process can run. Of several processes each
 * request has one taker.
 */
export async function takeAskedRounds(
  { db, now }: Pick<Board, 'db' | 'now'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    update scheduled_rounds set asked_at = null, asked_by = null, running_since = ${now()}
    where asked_at is not null and name = any(${names}) returning name`.execute(db);
  return rows.map(({ name }) => name);
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { minute, second } from '#durations.ts';

/**
 * Limit of archive downloads of an account, and the time after which a turn ends unless it is prolonged. A
 * turn is the right to download the archive now.
 */
export const archiveLimits = { times: 5, window: 15 * minute, lease: 30 * second } as const;

/** An archive of this account is being downloaded (`running`), or too many were requested. */
export class ArchiveRefused extends Error {
  readonly code = 'archives.refused';
  readonly why: 'running' | 'often';
  readonly seconds: number;

  constructor(why: 'running' | 'often', seconds: number) {
    super(`no archive now: ${why}`);
    this.why = why;
    this.seconds = seconds;
  }
}

type Turns = Pick<Board, 'db' | 'now'>;

/**
 * The right of an account to download its archive now. `turn` identifies the turn, so that a late message
 * about an earlier turn cannot end the current one.
 */
export type ArchiveTurn = { readonly candidateId: number; readonly turn: string };

/**
 * Gives the account its only turn. The turn is valid for a short time, so that the turn of a crashed process
 * ends by itself.
 * @throws ArchiveRefused
 */
export async function takeArchiveTurn({ db, now }: Turns, candidateId: number): Promise<ArchiveTurn> {
  const moment = now();
  const [since, until] = [-archiveLimits.window, archiveLimits.lease].map((ms) => new Date(moment.getTime() + ms));
  const turn = randomUUID();
  // Locks the row in the same statement, so that only one of several simultaneous requests succeeds, in any
  // process.
  const { rows } = await sql`
    insert into archive_turns as turns (candidate_id, begun, ends_at, turn)
    values (${candidateId}, array[${moment}::timestamptz], ${until}, ${turn})
    on conflict (candidate_id) do update set
      begun = array(select at from unnest(turns.begun) at where at > ${since}) || excluded.begun,
      ends_at = excluded.ends_at,
      turn = excluded.turn
    where turns.ends_at <= ${moment}
      and (select count(*) from unnest(turns.begun) at where at > ${since}) < ${archiveLimits.times}
    returning 1 as taken`.execute(db);
  if (rows.length === 0) throw await refusal({ db, now }, candidateId);
  return { candidateId, turn };
}

async function refusal({ db, now }: Turns, candidateId: number): Promise<ArchiveRefused> {
  const { rows } = await sql<{ held: Date; free: Date | null }>`
    select ends_at as held, (array(select at from unnest(begun) at order by at desc))[${archiveLimits.times}] as free
    from archive_turns where candidate_id = ${candidateId}`.execute(db);
  const secondsTo = (at = 0) => Math.max(1, Math.ceil((at - now().getTime()) / second));
  const { held = now(), free = null } = rows[0] ?? {};
  if (held > now()) return new ArchiveRefused('running', secondsTo(held.getTime()));
  return new ArchiveRefused('often', secondsTo((free?.getTime() ?? 0) + archiveLimits.window));
}

/** Prolongs the turn for a while, unless a later turn has begun. */
export async function prolongArchiveTurn({ db, now }: Turns, turn: ArchiveTurn): Promise<void> {
  await holdUntil(db, turn, new Date(now().getTime() + archiveLimits.lease));
}

export async function endArchiveTurn({ db, now }: Turns, turn: ArchiveTurn): Promise<void> {
  await holdUntil(db, turn, now());
}

async function holdUntil(db: Turns['db'], { candidateId, turn }: ArchiveTurn, until: Date): Promise<void> {
  const held = db.updateTable('archive_turns').set({ ends_at: until });
  await held.where('candidate_id', '=', candidateId).where('turn', '=', turn).execute();
}

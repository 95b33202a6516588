import type { Board } from '#board/context/board.ts';
import { hour } from '#durations.ts';

/** Time after which a round that never ended belongs to a process that was killed. */
const longestRound = 6 * hour;

/** Returns all recurring work with its last round and the next one, by name. */
export async function listRounds({ db, now }: Pick<Board, 'db' | 'now'>) {
  const rows = await db
    .selectFrom('scheduled_rounds')
    .select(['name', 'every_seconds', 'begun_at as begunAt', 'took_ms as tookMs', 'failure', 'did', 'did_at as didAt'])
    .select(['running_since as runningSince', 'asked_at as askedAt'])
    .orderBy('every_seconds', 'desc')
    .orderBy('name')
    .execute();
  const at = now().getTime();
  return rows.map(({ every_seconds, runningSince, ...round }) => {
    const every = every_seconds * 1000;
    const next = round.begunAt === null ? null : new Date(Math.max(at, round.begunAt.getTime() + every));
    return {
      ...round,
      every,
      next,
      isRunning: runningSince !== null && at - runningSince.getTime() < longestRound,
      // A round is noted once a minute at most, and a busy process may be late.
      isLate: round.begunAt !== null && at - round.begunAt.getTime() > 2 * every + hour / 12,
    };
  });
}

export type ListedRound = Awaited<ReturnType<typeof listRounds>>[number];

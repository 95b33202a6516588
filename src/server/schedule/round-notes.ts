import type { FastifyBaseLogger } from 'fastify';
import { minute, second } from '#durations.ts';
import type { RoundBook } from './round-book.ts';

/** Time after which a round counts as long, and shows in the office while it runs. */
const long = 5 * second;

/** A round with nothing to tell is noted this often: some work runs every few seconds. */
const notesEvery = minute;

/**
 * Does a round and notes it.
 * @param wasAsked true if an operator asked for the round, who waits to see its end
 * @throws what the round throws
 */
export type NoteRound = (round: () => Promise<unknown>, wasAsked: boolean) => Promise<void>;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Returns the function that notes the rounds of one job. `known` is done once the book has the job. */
export function roundNotes(log: Log, name: string, book: RoundBook & { readonly known: Promise<void> }): NoteRound {
  let noted = { at: -Infinity, failed: false };
  return async (round, wasAsked) => {
    const begunAt = new Date();
    const begun = performance.now();
    const slow = setTimeout(() => void quietly(log, () => book.noteLong({ name, begunAt })), long);
    const end = async (did: number, failed: boolean, error?: unknown) => {
      clearTimeout(slow);
      const tookMs = performance.now() - begun;
      const isNews = wasAsked || failed || noted.failed || did > 0 || tookMs >= long;
      if (!isNews && begun - noted.at < notesEvery) return;
      noted = { at: begun, failed };
      await quietly(log, async () => {
        await book.known;
        await book.note({ name, begunAt, tookMs, error, did });
      });
    };
    try {
      const result = await round();
      await end(amountOf(result), false);
    } catch (error) {
      await end(0, true, error);
      throw error;
    }
  };
}

/** Does what the work itself does not need: a failure is logged. */
export async function quietly(log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.warn({ err }, 'rounds could not be noted');
  }
}

/** Returns how much a round did, from the number or the numbers that it returned. */
function amountOf(result: unknown): number {
  if (typeof result === 'number') return Number.isFinite(result) ? Math.max(0, Math.round(result)) : 0;
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return 0;
  return Object.values(result).reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? amountOf(value) : 0),
    0,
  );
}

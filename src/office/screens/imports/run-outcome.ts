import { minute } from '#durations.ts';
import type { ImportRun } from '#board/operators/imports/import-runs.ts';

export type RunOutcome = 'waiting' | 'running' | 'killed' | 'done' | 'failed' | 'stopped' | 'rolledBack';

/**
 * Returns how a run stands. A run without an end runs, or was killed: in its first minute it may not have the
 * lock yet.
 * @param isRunning true if an import runs now
 * @param newest id of the newest run that began
 */
export function outcomeOf(
  run: Pick<ImportRun, 'id' | 'kind' | 'askedBy' | 'claimedAt' | 'startedAt' | 'endedAt' | 'failed' | 'rolledBackAt'>,
  { isRunning, newest, now }: { readonly isRunning: boolean; readonly newest: number; readonly now: Date },
): RunOutcome {
  if (run.rolledBackAt !== null) return 'rolledBack';
  if (run.askedBy !== null && run.claimedAt === null) return 'waiting';
  const begins = now.getTime() - run.startedAt.getTime() < minute;
  if (run.endedAt === null) return begins || (isRunning && run.id === newest) ? 'running' : 'killed';
  if (run.failed === null) return 'stopped';
  return run.failed ? 'failed' : 'done';
}

/** Returns the id of the newest run that began and has no end. */
export const newestBegun = (runs: readonly ImportRun[]): number =>
  runs.find(({ endedAt, askedBy, claimedAt }) => endedAt === null && (askedBy === null || claimedAt !== null))?.id ?? 0;

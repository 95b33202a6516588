import type { ImportRun } from '#board/operators/imports/import-runs.ts';

export type RunOutcome = 'waiting' | 'running' | 'killed' | 'done' | 'failed' | 'stopped' | 'rolledBack';

/**
 * Returns how a run stands. A run without an end runs, or was killed.
 * @param isRunning true if an import runs now
 * @param newest id of the newest run that began
 */
export function outcomeOf(
  run: Pick<ImportRun, 'id' | 'kind' | 'askedBy' | 'claimedAt' | 'endedAt' | 'failed' | 'rolledBackAt'>,
  { isRunning, newest }: { readonly isRunning: boolean; readonly newest: number },
): RunOutcome {
  if (run.rolledBackAt !== null) return 'rolledBack';
  if (run.askedBy !== null && run.claimedAt === null) return 'waiting';
  if (run.endedAt === null) return isRunning && run.id === newest ? 'running' : 'killed';
  if (run.failed === null) return 'stopped';
  return run.failed ? 'failed' : 'done';
}

/** Returns the id of the newest run that began and has no end. */
export const newestBegun = (runs: readonly ImportRun[]): number =>
  runs.find(({ endedAt, askedBy, claimedAt }) => endedAt === null && (askedBy === null || claimedAt !== null))?.id ?? 0;

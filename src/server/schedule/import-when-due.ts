import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { beginRun, endRun, type RunEnd } from '#board/operators/imports/import-runs.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { importOffers } from '#import/import-offers.ts';
import { liveSource } from '#import/live-source.ts';
import { type ImportReport, tookNothing } from '#import/import-report.ts';
import { importReportLines, rejectedLines } from '#import/report-lines.ts';

// Limit of rejected rows in a report, because nobody would read thousands.
const maxRejected = 50;

type Given = Pick<Configuration, 'offersImportUrl' | 'offersApiKey'>;

/** Returns the source of the scheduled import; null if none is configured. */
export function importSourceOf({ offersImportUrl: address, offersApiKey: apiKey }: Given) {
  return address === undefined ? null : (signal: AbortSignal) => liveSource(address, { signal, apiKey });
}

type Schedule = {
  readonly every: number;
  readonly source: (signal: AbortSignal) => Parameters<typeof importOffers>[1];
  /** When aborted, ends the import after the current batch; the next import continues. */
  readonly stopping: AbortSignal;
};

/** Runs the import once and logs its result; two failures in a row are logged as an error. */
export async function importWhenDue(
  board: Board,
  log: Pick<FastifyBaseLogger, 'info' | 'error' | 'warn'>,
  { every, source, stopping }: Schedule,
): Promise<void> {
  const runId = await beginRun(board, every);
  if (runId === null) return;
  const end = await runOf(board, source(stopping), stopping);
  const outcome = await endRun(board, runId, end);
  if (outcome === 'failing') log.error({ runId }, 'scheduled imports fail: npm run offers:reports');
  else if (end.failed === null) log.info({ runId }, 'a scheduled import was stopped');
  else if (end.failed) log.warn({ runId }, 'a scheduled import failed');
  else log.info({ runId, outcome }, 'a scheduled import is done');
}

async function runOf(board: Board, source: Parameters<typeof importOffers>[1], signal: AbortSignal): Promise<RunEnd> {
  try {
    const report = await importOffers(board, source, { signal });
    const lines = [...importReportLines(report), ...rejectedLines(report.rejected.slice(0, maxRejected))];
    return { failed: hasFailed(report), summary: lines.join('') };
  } catch (error) {
    return { failed: signal.aborted ? null : true, summary: error instanceof Error ? error.message : String(error) };
  }
}

/** Tells if the import failed; null if it was stopped before its end. */
function hasFailed(report: ImportReport): boolean | null {
  const { failure, withdrawalSkipped } = report;
  if (failure !== null) return true;
  if (withdrawalSkipped !== 'stopped' && tookNothing(report)) return true;
  return withdrawalSkipped === 'stopped' ? null : withdrawalSkipped === 'mass';
}

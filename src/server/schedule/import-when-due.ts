import type { FastifyBaseLogger } from 'fastify';
import { watched } from '#watch.ts';
import type { Board } from '#board/context/board.ts';
import { beginRun, endRun, type RunEnd } from '#board/operators/imports/import-runs.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { importOffers } from '#import/import-offers.ts';
import { type DetailsSource, liveDetails } from '#import/source/live-details.ts';
import { liveSource } from '#import/source/live-source.ts';
import { type ImportReport, tookNothing } from '#import/import-report.ts';
import { importReportLines, rejectedLines } from '#import/report-lines.ts';

// Limit of rejected rows in a report, because nobody would read thousands.
const maxRejected = 50;

type Given = Pick<Configuration, 'offersImportUrl' | 'offersApiKey'>;

/** Rows of the source, and the details that fill their gaps. */
type ImportSource = { readonly pages: Parameters<typeof importOffers>[1]; readonly details: DetailsSource | undefined };

/** Returns the source of the scheduled import; null if none is configured. */
export function importSourceOf({ offersImportUrl: address, offersApiKey: apiKey }: Given) {
  if (address === undefined) return null;
  return (signal: AbortSignal): ImportSource => ({
    pages: liveSource(address, { signal, apiKey }),
    details: liveDetails(address, { signal, apiKey }),
  });
}

type Schedule = {
  readonly every: number;
  readonly source: (signal: AbortSignal) => ImportSource;
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
  const end = await watched({ kind: 'import' }, () => runOf(board, source(stopping), stopping));
  const outcome = await endRun(board, runId, end);
  if (outcome === 'failing') log.error({ runId }, 'scheduled imports fail: npm run offers:reports');
  else if (end.failed === null) log.info({ runId }, 'a scheduled import was stopped');
  else if (end.failed) log.warn({ runId }, 'a scheduled import failed');
  else log.info({ runId, outcome }, 'a scheduled import is done');
}

async function runOf(
  board: Board,
  { pages, details }: ImportSource,
  signal: AbortSignal,
): Promise<RunEnd & { readonly rejected: number }> {
  try {
    const report = await importOffers(board, pages, { signal, details });
    const lines = [...importReportLines(report), ...rejectedLines(report.rejected.slice(0, maxRejected))];
    return { failed: hasFailed(report), summary: lines.join(''), rejected: report.rejected.length };
  } catch (error) {
    const summary = error instanceof Error ? error.message : String(error);
    return { failed: signal.aborted ? null : true, summary, rejected: 0 };
  }
}

/** Tells if the import failed; null if it was stopped before its end. */
function hasFailed(report: ImportReport): boolean | null {
  const { failure, withdrawalSkipped } = report;
  if (failure !== null) return true;
  if (withdrawalSkipped !== 'stopped' && tookNothing(report)) return true;
  return withdrawalSkipped === 'stopped' ? null : withdrawalSkipped === 'mass';
}

import type { Board } from '#board/context/board.ts';
import { noteOutcome } from '#board/operators/imports/asked-runs.ts';
import type { RunEnd } from '#board/operators/imports/import-runs.ts';
import type { RunRow } from '#board/operators/imports/run-rows.ts';
import { type ImportOptions, importOffers } from '#import/import-offers.ts';
import { type ImportReport, tookNothing } from '#import/import-report.ts';
import { importReportLines, rejectedLines } from '#import/report-lines.ts';
import type { SourcePage } from '#import/source/source-page.ts';

// Limit of rejected rows in the text of a report, because nobody would read thousands.
const maxRejected = 50;

type Running = { readonly runId: number; readonly pages: AsyncIterable<SourcePage>; readonly options: ImportOptions };

/** Does a run, and saves what it did or would do beside its report. */
export async function runImport(board: Board, { runId, pages, options }: Running): Promise<RunEnd> {
  try {
    return await saveReport(board, runId, await importOffers(board, pages, { ...options, runId }));
  } catch (error) {
    const summary = error instanceof Error ? error.message : String(error);
    return { failed: options.signal?.aborted === true ? null : true, summary };
  }
}

/** Saves the numbers and rows of a report. @returns what the run ends with */
export async function saveReport(board: Pick<Board, 'db'>, runId: number, report: ImportReport): Promise<RunEnd> {
  await noteOutcome(board, runId, { counts: countsOf(report), rows: rowsOf(report) });
  const lines = importReportLines({ ...report, planned: [] });
  const summary = [...lines, ...rejectedLines(report.rejected.slice(0, maxRejected))].join('');
  return { failed: hasFailed(report), summary };
}

/** Tells if the import failed; null if it was stopped before its end. */
function hasFailed(report: ImportReport): boolean | null {
  const { failure, withdrawalSkipped } = report;
  if (failure !== null) return true;
  if (withdrawalSkipped !== 'stopped' && tookNothing(report)) return true;
  return withdrawalSkipped === 'stopped' ? null : withdrawalSkipped === 'mass';
}

const countsOf = ({ read, inserted, updated, unchanged, withdrawn, rejected }: ImportReport) => ({
  read,
  inserted,
  updated,
  unchanged,
  withdrawn,
  rejected: rejected.length,
});

function rowsOf({ rejected, planned }: ImportReport): RunRow[] {
  const nothing = { reasons: [], changes: {} };
  return [
    ...rejected.map(({ row, id, reasons }) => ({
      ...nothing,
      kind: 'rejected' as const,
      position: row,
      offerId: id,
      title: null,
      reasons,
    })),
    ...planned.map(({ change, id, title, changes = {} }, index) => ({
      ...nothing,
      kind: change,
      position: index + 1,
      offerId: String(id),
      title,
      changes,
    })),
  ];
}

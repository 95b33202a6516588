import type { FastifyBaseLogger } from 'fastify';
import { watched } from '#watch.ts';
import type { Board } from '#board/context/board.ts';
import { type AskedRun, noteProgress, takeAskedRun } from '#board/operators/imports/asked-runs.ts';
import { endRun } from '#board/operators/imports/import-runs.ts';
import { second } from '#durations.ts';
import type { ImportProgress } from '#import/import-offers.ts';
import { parseJson, readSourcePage, type SourcePage, UnreadableSource } from '#import/source/source-page.ts';
import type { ImportSource } from './import-when-due.ts';
import { runImport } from './run-import.ts';

type Asked = {
  /** The configured source; null if there is none. */
  readonly source: ((signal: AbortSignal) => ImportSource) | null;
  readonly stopping: AbortSignal;
};

/** Does the imports and dry runs that the staff asked for, one after the other. */
export async function doAskedImports(board: Board, log: Pick<FastifyBaseLogger, 'info'>, asked: Asked): Promise<void> {
  for (let run = await takeAskedRun(board); run !== null; run = await takeAskedRun(board)) {
    const { id: runId, kind } = run;
    const { pages, details } = sourceOf(run, asked);
    const options = {
      signal: asked.stopping,
      dryRun: kind === 'dryRun',
      details,
      report: progressOf(board, runId),
    };
    const end = await watched({ kind: 'import' }, () => runImport(board, { runId, pages, options }));
    await endRun(board, runId, end);
    log.info({ runId, kind, failed: end.failed }, 'an import that was asked for is done');
    if (asked.stopping.aborted) return;
  }
}

function sourceOf({ upload }: AskedRun, { source, stopping }: Asked): ImportSource {
  if (upload !== null) return { pages: fileOf(upload), details: undefined };
  return source === null ? { pages: noSource(), details: undefined } : source(stopping);
}

async function* fileOf(text: string): AsyncGenerator<SourcePage> {
  yield readSourcePage(parseJson(text, 'The file'), 'The file');
}

// oxlint-disable-next-line require-yield -- there is nothing to give
async function* noSource(): AsyncGenerator<SourcePage> {
  throw new UnreadableSource('No source is configured: set OFFERS_IMPORT_URL.');
}

/** Notes at most once a second how far the run is, beside the work. */
function progressOf(board: Board, runId: number): (progress: ImportProgress) => void {
  let last = 0;
  return ({ read, expected }) => {
    const now = Date.now();
    if (now - last < second) return;
    last = now;
    // A page that shows an older number is no reason to stop an import.
    noteProgress(board, runId, { read, expected }).catch(() => undefined);
  };
}

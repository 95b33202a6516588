import type { FastifyBaseLogger } from 'fastify';
import { watched } from '#watch.ts';
import type { Board } from '#board/context/board.ts';
import { beginRun, endRun } from '#board/operators/imports/import-runs.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { type DetailsSource, liveDetails } from '#import/source/live-details.ts';
import { liveSource } from '#import/source/live-source.ts';
import type { SourcePage } from '#import/source/source-page.ts';
import { runImport } from './run-import.ts';

type Given = Pick<Configuration, 'offersImportUrl' | 'offersApiKey'>;

/** Rows of the source, and the details that fill their gaps. */
export type ImportSource = { readonly pages: AsyncIterable<SourcePage>; readonly details: DetailsSource | undefined };

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
  const { pages, details } = source(stopping);
  const options = { signal: stopping, details };
  const end = await watched({ kind: 'import' }, () => runImport(board, { runId, pages, options }));
  const outcome = await endRun(board, runId, end);
  if (outcome === 'failing') log.error({ runId }, 'scheduled imports fail: npm run offers:reports');
  else if (end.failed === null) log.info({ runId }, 'a scheduled import was stopped');
  else if (end.failed) log.warn({ runId }, 'a scheduled import failed');
  else log.info({ runId, outcome }, 'a scheduled import is done');
}

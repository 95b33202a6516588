import { parseArgs } from 'node:util';
import { createChanges } from '#board/context/changes.ts';
import { beginCommandRun, endCommandRun } from '#board/operators/imports/import-runs.ts';
import { saveReport } from '#server/schedule/run-import.ts';
import { fileSource, streamSource } from '#import/source/file-source.ts';
import { type ImportOptions, importOffers } from '#import/import-offers.ts';
import { liveDetails } from '#import/source/live-details.ts';
import { liveSource } from '#import/source/live-source.ts';
import { loadReference } from '#reference/load-reference.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { openDatabase } from '#database/open.ts';
import { openFiles } from '#server/wiring/open-files.ts';
import { type ImportReport, tookNothing } from '#import/import-report.ts';
import { importReportLines, rejectedLines } from '#import/report-lines.ts';
import { canAsk, confirm } from './confirm.ts';
import { progressBar } from './progress-bar.ts';
import { hasImported, proposeRemoval } from './propose-removal.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Brings offers of the public offers API to the board.

  npm run offers:import -- <file, address or -> [--dry-run] [--without-details] [--allow-mass-withdrawal]

  <file>     a search response kept as JSON: {"result": [...], "count": n}, an array of offers, or one offer
  <address>  a live API, such as https://example.org/api: it is asked page by page
  -          the same as a file, from the standard input

  --dry-run                reads, checks and tells what would be put, changed and withdrawn; no offer is touched
  --without-details        leave the gaps of rows: a live API is not asked for the details of its offers
  --allow-mass-withdrawal  withdraw offers even when the response lacks more than half of those that were on the board
  --help                   this text

The database is the one of the site: DATABASE_URL, else the embedded one under DATA_DIR. The site may be running.
OFFERS_API_KEY is sent as X-API-KEY where the API asks for one. Running the import again changes nothing that is up to date;
one that was stopped goes on where it is needed. Where a row of a live API lacks values, the details of the offer are
asked for, four at once and five a second, and fill the gaps. Offers are withdrawn only after a complete response: as many rows as its
count says. Rows that are refused are listed with every reason, stop no other row, and withdraw no offer.
`;

type Arguments = {
  readonly source: string;
  readonly allowMassWithdrawal: boolean;
  readonly dryRun: boolean;
  readonly withDetails: boolean;
};

/**
 * @returns the exit code: 0 if the import ran (even with rejected rows), 1 if it failed or was incomplete,
 * 130 after Ctrl-C
 */
async function run(
  { source, allowMassWithdrawal, dryRun, withDetails }: Arguments,
  configuration: Configuration,
): Promise<number> {
  const stopping = stopOnSignal();
  const { signal } = stopping;
  const database = await openDatabase({ ...configuration, report: printLine, patient: true });
  try {
    await loadReference(database.db);
    // Notifies no cache, because this process has no page cache.
    const board = { db: database.db, now: () => new Date(), changes: createChanges() };
    const isFirst = !(await hasImported(board));
    const bar = progressBar(process.stderr);
    const options = {
      signal,
      allowMassWithdrawal,
      dryRun,
      report: bar.show,
      details:
        withDetails && isAddress(source)
          ? liveDetails(source, { signal, apiKey: configuration.offersApiKey })
          : undefined,
      onWait: () => printLine('Another import is running; waiting for its end.'),
    };
    const pages = open(source, signal, configuration.offersApiKey);
    const report = await runOfCommand(board, pages, options).finally(bar.end);
    process.stderr.write(rejectedLines(report.rejected).join(''));
    process.stdout.write(importReportLines(report).join(''));
    if (signal.aborted) return 130;
    if (isFirst && canAsk()) {
      const { files } = await openFiles(database.db, configuration);
      await proposeRemoval({ ...board, files }, report, confirm);
    }
    return report.failure !== null || report.withdrawalSkipped === 'mass' || tookNothing(report) ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** Imports as a run that the office lists and can roll back. A dry run leaves no trace. */
async function runOfCommand(
  board: Parameters<typeof importOffers>[0],
  pages: Parameters<typeof importOffers>[1],
  options: ImportOptions,
): Promise<ImportReport> {
  if (options.dryRun) return importOffers(board, pages, options);
  const runId = await beginCommandRun(board);
  try {
    const report = await importOffers(board, pages, { ...options, runId });
    await endCommandRun(board, runId, await saveReport(board, runId, report));
    return report;
  } catch (error) {
    const summary = error instanceof Error ? error.message : String(error);
    await endCommandRun(board, runId, { failed: true, summary });
    throw error;
  }
}

function open(source: string, signal: AbortSignal, apiKey: string | undefined): ReturnType<typeof fileSource> {
  if (source === '-') return streamSource(process.stdin, 'standard input', signal);
  return isAddress(source) ? liveSource(source, { signal, apiKey }) : fileSource(source);
}

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** Lets the current batch finish at the first Ctrl-C, and stops at once at the second. */
function stopOnSignal(): AbortController {
  const stopping = new AbortController();
  const onSignal = () => {
    if (stopping.signal.aborted) process.exit(130);
    printLine('Stopping after this batch; press Ctrl-C again to leave at once.');
    stopping.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stopping;
}

function read(): Arguments | string {
  const off = { type: 'boolean', default: false } as const;
  const options = { 'dry-run': off, 'allow-mass-withdrawal': off, 'without-details': off };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [source, ...more] = positionals;
  if (source === undefined) return 'Name a file, an address, or - for the standard input.';
  if (more.length > 0) return `One file or address at a time, not also ${more.join(' ')}.`;
  return {
    source,
    allowMassWithdrawal: values['allow-mass-withdrawal'],
    dryRun: values['dry-run'],
    withDetails: !values['without-details'],
  };
}

await runProgram({ name: 'offers:import', help, read, run });

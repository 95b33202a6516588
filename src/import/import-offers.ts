import type { Kysely } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { readReference } from '#reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { type DetailsReport, fillDetails } from './fill-details.ts';
import { withImportLock } from './import-lock.ts';
import type { ImportReport } from './import-report.ts';
import { type KnownCompanies, readKnownCompanies } from '#import/writing/known-companies.ts';
import { extractValues } from '#board/offers/extraction/extract-values.ts';
import type { DetailsSource } from '#import/source/live-details.ts';
import { properNounsOf } from '#board/cleaning/proper-nouns.ts';
import { isRecord, readId } from '#import/source/read-ids.ts';
import { readRow, type RowContext } from '#import/reading/read-row.ts';
import { Tally } from './reading-tally.ts';
import { lineOf, shown } from '#import/source/source-row.ts';
import type { SourcePage } from '#import/source/source-page.ts';
import { settleNewcomers } from './newcomers.ts';
import { type NumberedRow } from './sort-batch.ts';
import { withReadingSession } from './reading-session.ts';
import { keepingImages } from './keeping-images.ts';
import { type Withdrawal, withdrawMissing } from './withdraw-missing.ts';
import { planBatch, writeBatch } from './write-batch.ts';

export type ImportProgress = {
  readonly read: number;
  readonly expected: number | null;
  /** After the rows: offers whose details were asked for, and offers whose rows lack values. */
  readonly details?: { readonly done: number; readonly wanted: number };
};

export type ImportOptions = {
  readonly report?: (progress: ImportProgress) => void;
  readonly onWait?: () => void;
  /** Stops the import between two batches. */
  readonly signal?: AbortSignal;
  readonly allowMassWithdrawal?: boolean;
  readonly batchSize?: number;
  /** Details of offers at the source, which fill the gaps of rows; absent for a source without details. */
  readonly details?: DetailsSource | undefined;
  /** Id of the run, whose changes can be rolled back. */
  readonly runId?: number;
  /** Reads, compares and reports without writing. */
  readonly dryRun?: boolean;
};

type Import = {
  readonly session: Kysely<Tables>;
  readonly context: RowContext;
  readonly known: KnownCompanies;
  readonly now: Date;
  readonly tally: Tally;
  readonly options: ImportOptions;
};

/**
 * Brings the imported offers of the board to the state of a source: a response of the public offers API, of
 * either generation. An invalid row is reported and does not stop the others; an unchanged row is not
 * written. Only a complete response withdraws missing offers. Every batch is one transaction, so that an
 * interrupted import can simply run again. One import runs at a time.
 * @throws UnreadableSource if not even a first page could be read
 */
export async function importOffers(
  board: Pick<Board, 'db' | 'now' | 'changes'>,
  source: AsyncIterable<SourcePage>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return withImportLock(board.db, options.onWait ?? (() => undefined), async (session) => {
    const now = board.now();
    if (options.dryRun) return withReadingSession(session, () => runOn(session, now, source, options));
    // Notifies the caches even after a failure, because batches are committed one by one.
    return keepingImages(session, options.runId, () => runOn(session, now, source, options)).finally(() =>
      board.changes.publish('offers'),
    );
  });
}

async function runOn(
  session: Kysely<Tables>,
  now: Date,
  source: AsyncIterable<SourcePage>,
  options: ImportOptions,
): Promise<ImportReport> {
  const reference = await readReference(session);
  const context = { reference, properNouns: properNounsOf(reference.countries) };
  const known = await readKnownCompanies(session);
  const running = { session, context, known, now, tally: new Tally(), options };
  const failure = await readAll(running, source);
  const details = failure === null ? await readDetails(running) : null;
  return { ...(await finish(running, failure)), details };
}

/** Asks for the details of offers whose rows lack values. @returns null if none may be asked for */
async function readDetails({ options, ...running }: Import): Promise<DetailsReport | null> {
  const { details, dryRun, signal, report } = options;
  if (details === undefined || dryRun || signal?.aborted) return null;
  const { session, context, known, now, tally } = running;
  const { read, expected } = tally;
  const filled = await fillDetails(
    { session, context, known, now, signal, report: (one) => report?.({ read, expected, details: one }) },
    details,
  );
  await extractValues({ db: session, reference: async () => context.reference });
  return filled;
}

/** Reads all pages. @returns the error of a source that failed after its first page */
async function readAll(running: Import, source: AsyncIterable<SourcePage>): Promise<Error | null> {
  const pages = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const page = await nextPage(pages, running);
      if (page === null || page instanceof Error) return page;
      await importPage(running, page);
      if (running.options.signal?.aborted) return null;
    }
  } finally {
    await pages.return?.();
  }
}

/** Catches only errors of the source, not errors of the database. */
async function nextPage(
  pages: AsyncIterator<SourcePage>,
  { tally, options }: Import,
): Promise<SourcePage | Error | null> {
  try {
    const next = await pages.next();
    return next.done === true ? null : next.value;
  } catch (error) {
    if (options.signal?.aborted) return null;
    if (tally.read === 0 || !(error instanceof Error)) throw error;
    return error;
  }
}

async function importPage(running: Import, page: SourcePage): Promise<void> {
  const { tally, options } = running;
  const size = options.batchSize ?? 200;
  tally.startPage(page.count);
  options.report?.({ read: tally.read, expected: tally.expected });
  for (let start = 0; start < page.rows.length && !options.signal?.aborted; start += size) {
    await importBatch(running, page.rows.slice(start, start + size));
    options.report?.({ read: tally.read, expected: tally.expected });
  }
}

async function importBatch(
  { session, context, known, now, tally, options }: Import,
  raws: readonly unknown[],
): Promise<void> {
  const accepted: NumberedRow[] = [];
  for (const raw of raws) {
    const given = isRecord(raw) ? raw['id'] : undefined;
    const row = tally.startRow(readId(given), isRecord(raw) ? lineOf(raw['reference']) : undefined);
    if (row === null) continue;
    const reading = readRow(raw, context);
    if ('accepted' in reading) {
      accepted.push({ ...reading.accepted, row });
      tally.accept(reading.accepted);
    } else
      tally.reject({
        row,
        id: given === undefined || given === null ? null : shown(given).replace(/^"|"$/g, ''),
        reasons: reading.reasons,
      });
  }
  if (options.dryRun) return tally.add(await planBatch(session, accepted, now));
  tally.add(await writeBatch(session, accepted, known, now));
  await extractValues({ db: session, reference: async () => context.reference });
}

async function finish(running: Import, failure: Error | null): Promise<Omit<ImportReport, 'details'>> {
  const { tally, options } = running;
  const skipped = options.signal?.aborted ? 'stopped' : failure !== null || !tally.isComplete() ? 'partial' : null;
  const { withdrawn, refused } = await end(running, skipped !== null, failure);
  const counts = tally.counts();
  return {
    ...counts,
    withdrawn: withdrawn.length,
    withdrawalSkipped: refused === null ? skipped : 'mass',
    missing: refused,
    failure,
    demoOffers: await countDemoOffers(running.session),
    dryRun: options.dryRun ?? false,
    planned: options.dryRun ? [...counts.planned, ...withdrawn] : [],
  };
}

async function countDemoOffers(session: Kysely<Tables>): Promise<number> {
  const { count } = await session
    .selectFrom('offers')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('source', '=', 'demo')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends an import. A partial response withdraws no offers, but its new offers are accepted unless the source
 * failed or the import was stopped.
 */
async function end(
  { session, now, tally, options }: Import,
  inPart: boolean,
  failure: Error | null,
): Promise<Withdrawal> {
  const { allowMassWithdrawal: allowMass = false, dryRun = false, signal } = options;
  if (!inPart) return withdrawMissing(session, tally.present(), { allowMass, dryRun, now });
  if (!dryRun && failure === null && !signal?.aborted) await settleNewcomers(session, [...tally.present().ids]);
  return { withdrawn: [], refused: null };
}

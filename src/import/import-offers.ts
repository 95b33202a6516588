import type { Kysely } from 'kysely';
import type { Board } from '#board/board.ts';
import { readReference } from '#board/reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { withImportLock } from './import-lock.ts';
import type { RejectedRow } from './imported-offer.ts';
import { type KnownCompanies, readKnownCompanies } from './known-companies.ts';
import { properNounsOf } from './proper-nouns.ts';
import { isRecord, readId } from './read-ids.ts';
import { readRow, type RowContext } from './read-row.ts';
import { createTally, type Tally } from './reading-tally.ts';
import { shown } from './source-row.ts';
import type { SourcePage } from './source-page.ts';
import { withdrawMissing } from './withdraw-missing.ts';
import { type NumberedRow, writeBatch } from './write-batch.ts';

export type ImportProgress = { readonly read: number; readonly expected: number | null };

export type ImportReport = {
  readonly read: number;
  /** How many offers the source said it has; null when it did not say. */
  readonly expected: number | null;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /**
   * Rows whose id an earlier row of the same response had: pages of a living source overlap. The first one
   * counts.
   */
  readonly repeated: number;
  readonly rejected: readonly RejectedRow[];
  /** Why no offer was looked for that the source no longer has; null when they were. */
  readonly withdrawalSkipped: 'partial' | 'mass' | 'stopped' | null;
  /** With 'mass': how many of the offers on the board are missing from the response. */
  readonly missing: { readonly missing: number; readonly shown: number } | null;
  /** The source failed after this was read; null when it was read to its end. */
  readonly failure: Error | null;
};

export type ImportOptions = {
  readonly report?: (progress: ImportProgress) => void;
  readonly onWait?: () => void;
  /** Stops between two batches. */
  readonly signal?: AbortSignal;
  readonly allowMassWithdrawal?: boolean;
  readonly batchSize?: number;
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
 * Brings the imported offers of the board to what a source says: a response of the public offers API, of
 * either generation. A bad row is reported and stops no other; a row that has not changed is not written;
 * only a complete response withdraws what it lacks. Every batch is one transaction, so an import that was cut
 * short and run again ends as one that ran through. One import at a time.
 * @throws UnreadableSource when not even a first page could be read
 */
export async function importOffers(
  board: Pick<Board, 'db' | 'now' | 'changes'>,
  source: AsyncIterable<SourcePage>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return withImportLock(board.db, options.onWait ?? (() => undefined), async (session) => {
    const reference = await readReference(session);
    const context = { reference, properNouns: properNounsOf(reference.countries) };
    const running = {
      session,
      context,
      known: await readKnownCompanies(session),
      now: board.now(),
      tally: createTally(),
      options,
    };
    // Batches are committed one by one.
    const failure = await readAll(running, source).finally(() => board.changes.tell('offers'));
    return finish(running, failure);
  });
}

/** @returns what made the source fail after its first page */
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

/** Only the source may fail and be survived: an error of the database is not caught here. */
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

async function importBatch({ session, context, known, now, tally }: Import, raws: readonly unknown[]): Promise<void> {
  const accepted: NumberedRow[] = [];
  for (const raw of raws) {
    const given = isRecord(raw) ? raw['id'] : undefined;
    const row = tally.startRow(readId(given));
    if (row === null) continue;
    const reading = readRow(raw, context);
    if ('accepted' in reading) accepted.push({ ...reading.accepted, row });
    else
      tally.reject({
        row,
        id: given === undefined || given === null ? null : shown(given).replace(/^"|"$/g, ''),
        reasons: reading.reasons,
      });
  }
  tally.add(await writeBatch(session, accepted, known, now));
}

async function finish({ session, now, tally, options }: Import, failure: Error | null): Promise<ImportReport> {
  const skipped = options.signal?.aborted ? 'stopped' : failure !== null || !tally.isComplete() ? 'partial' : null;
  const { withdrawn, refused } =
    skipped === null
      ? await withdrawMissing(session, tally.ids(), options.allowMassWithdrawal ?? false, now)
      : { withdrawn: 0, refused: null };
  return {
    ...tally.counts(),
    withdrawn,
    withdrawalSkipped: refused === null ? skipped : 'mass',
    missing: refused,
    failure,
  };
}

import { countedSearches } from '#board/offers/asked-searches/counted-searches.ts';
import { countedViews } from '#board/offers/counted-views.ts';
import { countResults } from '#board/offers/finding/count-results.ts';
import { offerLookup } from '#board/offers/finding/offer-lookup.ts';
import type { SearchContext } from '#search/asking/search-context.ts';
import type { Board } from '#board/context/board.ts';
import type { Changes } from '#board/context/changes.ts';
import { createTextReader } from '#search/asking/text-reader.ts';
import type { IndexFacts } from '#search/feed/keep-index.ts';
import { models } from '#content/models/models.ts';
import { createRepository } from '#content/repository/repository.ts';
import type { StoreIdentity } from '#files/store-identity.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { type LocalMailbox, localMailbox } from '#mail/local-mailbox.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';
import type { Backups } from '#server/schedule/backup-when-due.ts';
import { createListen, type Listen } from '#database/listen.ts';
import { type OpenedFiles, openFiles } from './open-files.ts';
import { applicationDesk } from './application-desk.ts';
import { webhookSealOf } from './change-secret.ts';
import { contactAddress } from './contact-address.ts';
import { indexOnDemand } from './index-on-demand.ts';
import { jobQueues } from './job-handlers.ts';
import { logJobs } from './log-jobs.ts';
import { type KeyOf, previewSecretOf, readSecret } from './secret.ts';
import { signInAccounts } from './sign-in-accounts.ts';
import type { SiteFoundations } from './site-foundations.ts';
import { startBackups } from './start-backups.ts';
import { startContent } from './start-content.ts';
import { startDistantIndex } from './start-distant-index.ts';
import { startIndex } from './start-index.ts';
import { searchRhythm, writeCounts } from './write-counts.ts';

const now = () => new Date();

/** Services that every role of the program needs: the board, the content, the files and the mailbox. */
export type BoardServices = Started &
  ReturnType<typeof startContents> &
  Shared & {
    /** Null if this process makes no backups. */
    readonly backups: Backups | null;
    readonly mailbox: LocalMailbox;
  };

type Started = {
  readonly board: Board;
  readonly indexFacts: () => IndexFacts;
  readonly fileStore: StoreIdentity;
};

/**
 * Starts the services on which web server and worker are built.
 * @param running collects the services to stop, which are stopped in reverse order
 * @param changes reports the changes of which this process learns
 */
export async function startBoardServices(
  foundations: SiteFoundations,
  running: AsyncDisposableStack,
  changes: Changes,
): Promise<BoardServices> {
  // Starts the archive first, because it stops after everything that writes.
  const backups = foundations.configuration.role === 'web' ? null : await startBackups(foundations, running);
  const shared = await share(foundations, running, changes);
  const started = await startBoard(foundations, shared);
  const contents = startContents(foundations, shared);
  const mailbox = localMailbox(foundations.configuration.dataDir);
  return { ...shared, ...started, ...contents, backups, mailbox };
}

type Shared = {
  readonly keyOf: KeyOf;
  readonly running: AsyncDisposableStack;
  readonly changes: Changes;
  readonly files: OpenedFiles;
  readonly listen: Listen;
};

async function share(
  { configuration, db, directUrl }: SiteFoundations,
  running: AsyncDisposableStack,
  changes: Changes,
): Promise<Shared> {
  return {
    keyOf: await readSecret(configuration.dataDir, configuration.secret),
    running,
    changes,
    files: await openFiles(db, configuration),
    listen: createListen(directUrl),
  };
}

/** Starts the board on the database, the files and the index of offers. */
async function startBoard(
  foundations: SiteFoundations,
  { keyOf, running, changes, files, listen }: Shared,
): Promise<Started> {
  const { configuration, db, log } = foundations;
  const jobs = await startJobs(db, jobQueues, (error) => logJobs(log, error));
  running.defer(() => jobs.stop());
  const { searchUrl } = configuration;
  const start = () => startIndex(foundations, { changes, now, listen, large: files.large });
  const {
    reference,
    search,
    facts: indexFacts,
    stop,
  } = searchUrl
    ? await startDistantIndex(foundations, searchUrl, { changes, now, listen })
    : configuration.role === 'worker'
      ? indexOnDemand(db, start)
      : start();
  running.defer(() => stop());
  const texts = createTextReader();
  const lookup = offerLookup(db);
  const counts = startCounts({ db, now, reference, search, texts, lookup }, running, log);
  const board = {
    db,
    lookup,
    files: files.files,
    jobs,
    now,
    changes,
    ...counts,
    reference,
    search,
    texts,
    ...configured(configuration, keyOf),
  };
  return { board, indexFacts, fileStore: files.identity };
}

/** Counts views and searches in memory, and writes them every few seconds and at the stop. */
function startCounts(
  given: SearchContext & Pick<Board, 'db'>,
  running: Shared['running'],
  log: SiteFoundations['log'],
): Pick<Board, 'views' | 'askedSearches'> {
  const views = countedViews(given);
  running.defer(writeCounts(views, { what: 'views', log }));
  const askedSearches = countedSearches(given, countResults(given));
  running.defer(writeCounts(askedSearches, { what: 'searches', log, rhythm: searchRhythm }));
  return { views, askedSearches };
}

/**
 * Starts the content, and the embedded repository, which runs even if the site uses another content system.
 */
function startContents(foundations: SiteFoundations, { keyOf, running, changes, files, listen }: Shared) {
  const { db } = foundations;
  const repository = createRepository({ db, now, models, takenUids, previewSecret: previewSecretOf(keyOf) });
  const { stop, ...contents } = startContent(foundations, {
    keyOf,
    changes,
    now,
    listen,
    repository,
    pictures: files.pictures,
  });
  running.defer(stop);
  return { repository, ...contents };
}

/** Returns the services of the board that depend only on the configuration. */
function configured(configuration: SiteFoundations['configuration'], keyOf: KeyOf) {
  return {
    accounts: signInAccounts(configuration),
    desk: applicationDesk(configuration),
    contact: contactAddress(configuration),
    webhookSeal: webhookSealOf(keyOf),
  };
}

import { countedViews } from '#board/offers/counted-views.ts';
import { offerLookup } from '#board/offers/finding/offer-lookup.ts';
import type { Board } from '#board/context/board.ts';
import { remoteCandidatesApi } from '#api/candidates/remote-candidates-api.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { mirroredCandidatesApi } from '#board/candidates/accounts/mirrored-candidates-api.ts';
import { type Changes, createChanges } from '#board/context/changes.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { createTextReader } from '#search/asking/text-reader.ts';
import { models } from '#content/models/models.ts';
import type { Content } from '#content/port/content.ts';
import { createRepository } from '#content/repository/repository.ts';
import { accountMailSeal } from '#identity/provider/accounts/account-mail.ts';
import { openDemoAccount } from '#demo/open-demo-account.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import { letters } from '#letters/letters.ts';
import { localMailbox } from '#mail/local-mailbox.ts';
import type { Mailer } from '#mail/mailer.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { loadMenus } from '#site/frame/load-menus.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';
import { createListen, type Listen } from '#database/listen.ts';
import { locales } from '#words/locale.ts';
import { type OpenedFiles, openFiles } from './open-files.ts';
import { applicationDesk } from './application-desk.ts';
import { webhookSealOf } from './change-secret.ts';
import { contactAddress } from './contact-address.ts';
import { identityProviderOf } from './identity-provider.ts';
import { createIdentity } from './identity.ts';
import { jobHandlers } from './job-handlers.ts';
import { startLive } from '#server/live/start-live.ts';
import { logJobs } from './log-jobs.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import type { ServerParts } from './parts.ts';
import { type KeyOf, linkSecretOf, previewSecretOf, providerSecretOf, readSecret } from './secret.ts';
import { signInAccounts } from './sign-in-accounts.ts';
import { replyBase } from './reply-base.ts';
import type { SiteFoundations, StopSite } from './site-foundations.ts';
import { type ContentServer, startContent } from './start-content.ts';
import { startIndex } from './start-index.ts';
import { writeViews } from './write-views.ts';
import { scheduledJobs } from '#server/schedule/scheduled-jobs.ts';
import { runScheduledJobs } from '#server/schedule/run-scheduled-jobs.ts';
import { newsOf } from '#server/schedule/newsletter-news.ts';

const now = () => new Date();
const queues = jobHandlers.map(({ job }) => job);

type Wired = { readonly parts: ServerParts; readonly stop: StopSite };

/**
 * Connects the rooms by the configuration and starts the worker. If this fails, everything that was started
 * is stopped.
 */
export async function wire(foundations: SiteFoundations): Promise<Wired> {
  const running = new AsyncDisposableStack();
  try {
    const parts = await start(foundations, running);
    await sayDemoAccount(foundations, parts.board);
    await readMenusAhead(parts.content);
    return { parts, stop: () => running.disposeAsync() };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

/** @param running collects the services to stop, which are stopped in reverse order */
async function start(foundations: SiteFoundations, running: AsyncDisposableStack): Promise<ServerParts> {
  const { configuration, log, clientFolder } = foundations;
  const { dataDir, publicUrl } = configuration;
  const cache = new PageCache();
  const shared = await share(foundations, running, cache);
  const { keyOf, files } = shared;
  const { board, ...states } = await startBoard(foundations, shared);
  const { live, stop: stopLive } = startLive({ log, listen: shared.listen }, board);
  running.defer(stopLive);
  const { repository, ...contents } = startContents(foundations, shared);
  const mailbox = localMailbox(dataDir);
  await startJobHandlers(foundations, shared, board, mailbox);
  const worked = { configuration, board, log, repository, quarantine: files.quarantine };
  running.defer(runScheduledJobs(log, scheduledJobs({ ...worked, newsSince: newsOf(contents.content) })));
  const { stop: stopIdentity, ...identity } = await createIdentity(foundations, keyOf, board);
  running.defer(stopIdentity);
  return {
    configuration,
    board,
    ...contents,
    refreshContent: refreshing(configuration, contents.contentServer),
    ...states,
    log,
    cache,
    live,
    candidates: candidatesApi(configuration, board),
    ...identity,
    repository: configuration.contentApiUrl === undefined ? repository : null,
    publicUrl,
    formTargets: identityProviderOf(configuration).origins,
    offersPublicKey: configuration.offersApiPublicKey ?? null,
    linkSecret: linkSecretOf(keyOf),
    mailbox: configuration.mailbox ? mailbox : null,
    letterSamples: letters.map(({ job, sample }) => ({ name: job.name, write: sample })),
    visitorSecret: keyOf('visitors'),
    clientFolder,
    viewerOf: async (cookies) => readViewer(board, (await identity.relyingParty.readSession(cookies ?? null))?.oid),
  };
}

/**
 * Reads the menus at the start, because the first visitors should neither wait for header and footer nor get
 * a page without them.
 */
async function readMenusAhead(content: Content): Promise<void> {
  await Promise.all(locales.map((locale) => loadMenus(content, locale)));
}

type Shared = {
  readonly keyOf: KeyOf;
  readonly running: AsyncDisposableStack;
  readonly changes: Changes;
  readonly files: OpenedFiles;
  readonly listen: Listen;
};

async function share(
  { configuration, db, databaseUrl }: SiteFoundations,
  running: AsyncDisposableStack,
  cache: PageCache,
): Promise<Shared> {
  return {
    keyOf: await readSecret(configuration.dataDir, configuration.secret),
    running,
    changes: createChanges((topic) => cache.purge(topic)),
    files: await openFiles(db, configuration),
    listen: createListen(databaseUrl),
  };
}

/** Starts the board on the database, the files and the index of offers. */
async function startBoard(foundations: SiteFoundations, { keyOf, running, changes, files, listen }: Shared) {
  const { configuration, db, log } = foundations;
  const jobs = await startJobs(db, queues, (error) => logJobs(log, error));
  running.defer(() => jobs.stop());
  const { reference, search, state: indexState, stop } = startIndex(foundations, { changes, now, listen });
  running.defer(() => stop());
  const views = countedViews({ db, now });
  running.defer(writeViews(views, log));
  const texts = createTextReader();
  const lookup = offerLookup(db);
  const board = {
    db,
    lookup,
    files: files.files,
    jobs,
    now,
    changes,
    views,
    reference,
    search,
    texts,
    ...configured(configuration, keyOf),
  };
  return { board, indexState, fileStore: files.identity };
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

/** Prints the demo account at the first trial start. Later starts neither print nor change the account. */
async function sayDemoAccount({ configuration, say }: SiteFoundations, board: Board): Promise<void> {
  const account = configuration.demoAccount ? await openDemoAccount(board) : null;
  if (account !== null) say(`  – to try things: ${account.email}, password ${account.password}`);
}

/** Returns the settings of the webhook that refreshes the published content. */
function refreshing({ contentWebhookSecret }: SiteFoundations['configuration'], { published }: ContentServer) {
  return { run: published, secret: contentWebhookSecret ?? null };
}

async function startJobHandlers(
  foundations: SiteFoundations,
  { keyOf, running, listen }: Shared,
  board: Board,
  mailbox: Mailer,
) {
  const { configuration, databaseUrl, log } = foundations;
  const context = { board, post: lettersOut(configuration, keyOf, mailbox) };
  const worker = await startWorker({ url: databaseUrl, listen }, queues, (error) => logJobs(log, error));
  running.defer(() => worker.stop());
  for (const handler of jobHandlers) await handler.work(worker, context);
}

/** Returns the transport of letters, and the secrets that sign their links. */
function lettersOut(configuration: SiteFoundations['configuration'], keyOf: KeyOf, mailbox: Mailer) {
  const { publicUrl, smtpUrl, mailFrom, operatorEmail } = configuration;
  return {
    mailer: smtpUrl === undefined ? mailbox : smtpMailer({ url: smtpUrl, from: mailFrom }),
    signingSecret: linkSecretOf(keyOf),
    accountSeal: accountMailSeal(providerSecretOf(keyOf)),
    publicUrl,
    replyBase: replyBase(configuration),
    operatorEmail,
  };
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

/** Returns the candidates API: the configured remote API, or else the API in this process. */
function candidatesApi({ candidatesApiUrl }: SiteFoundations['configuration'], board: Board): CandidatesApi {
  if (candidatesApiUrl === undefined) return localCandidatesApi(board);
  return mirroredCandidatesApi(remoteCandidatesApi({ url: candidatesApiUrl }), board);
}

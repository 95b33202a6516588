import { remoteCandidatesApi } from '#api/candidates/remote-candidates-api.ts';
import type { Board } from '#board/context/board.ts';
import { type Changes, createChanges } from '#board/context/changes.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { mirroredCandidatesApi } from '#board/candidates/accounts/mirrored-candidates-api.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { Replica } from '#database/replica/replica.ts';
import { openDemoAccount } from '#demo/open-demo-account.ts';
import { letters } from '#letters/letters.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import type { SharedCounts } from '#server/limits/counting.ts';
import { openCounts } from '#server/limits/open-counts.ts';
import { startLive } from '#server/live/start-live.ts';
import { Purger } from '#server/outer-cache/purger.ts';
import { outerCacheAt } from '#server/outer-cache/systems.ts';
import { loadMenus } from '#site/frame/load-menus.ts';
import { locales } from '#words/locale.ts';
import { type BoardServices, startBoardServices } from './board-services.ts';
import { identityProviderOf } from './identity-provider.ts';
import { createIdentity } from './identity.ts';
import { officeNewsletter } from './office-newsletter.ts';
import type { ServerParts } from './parts.ts';
import { linkSecretOf } from './secret.ts';
import type { SiteFoundations, StopSite } from './site-foundations.ts';
import type { ContentServer } from './start-content.ts';
import { chooseBoards } from './choose-boards.ts';
import { startReplica } from './start-replica.ts';
import { startWork } from './start-work.ts';

type Wired<Parts> = { readonly parts: Parts; readonly stop: StopSite };

/**
 * Connects the rooms by the configuration for a web server, and starts the work too unless other processes do
 * it. If this fails, everything that was started is stopped.
 */
export function wire(foundations: SiteFoundations): Promise<Wired<ServerParts>> {
  return stoppingIfFailed(async (running) => {
    const parts = await startWeb(foundations, running);
    await sayDemoAccount(foundations, parts.board);
    await readMenusAhead(parts.content);
    return parts;
  });
}

/** Parts of a worker that its port shows. */
export type WorkerParts = Pick<ServerParts, 'board' | 'indexFacts' | 'fileStore' | 'backups' | 'replica' | 'log'>;

/** Connects the rooms for a process that works on jobs and serves no visitors. */
export function wireWorker(foundations: SiteFoundations): Promise<Wired<WorkerParts>> {
  return stoppingIfFailed(async (running) => {
    const services = await startBoardServices(foundations, running, createChanges());
    await startWork(foundations, services);
    const { board, indexFacts, fileStore, backups } = services;
    return { board, indexFacts, fileStore, backups, replica: null, log: foundations.log };
  });
}

async function stoppingIfFailed<Parts>(
  start: (running: AsyncDisposableStack) => Promise<Parts>,
): Promise<Wired<Parts>> {
  const running = new AsyncDisposableStack();
  try {
    return { parts: await start(running), stop: () => running.disposeAsync() };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

async function startWeb(foundations: SiteFoundations, running: AsyncDisposableStack): Promise<ServerParts> {
  const { configuration, log, clientFolder } = foundations;
  const { publicUrl, role } = configuration;
  const cache = new PageCache();
  const purger = outerPurger(foundations, running);
  const replica = startReplica(foundations, running);
  const services = await startBoardServices(foundations, running, changesOf({ cache, purger, replica }));
  const { keyOf, listen, board, mailbox } = services;
  const { live, stop: stopLive } = startLive({ log, listen }, board);
  running.defer(stopLive);
  if (role !== 'web') await startWork(foundations, services);
  const { stop: stopIdentity, ...identity } = await createIdentity(foundations, keyOf, board);
  running.defer(stopIdentity);
  return {
    configuration,
    board,
    boards: chooseBoards(board, replica),
    replica,
    ...shownOf(services),
    refreshContent: refreshing(configuration, services.contentServer),
    log,
    cache,
    live,
    candidates: candidatesApi(configuration, board),
    ...identity,
    repository: configuration.contentApiUrl === undefined ? services.repository : null,
    officeNewsletter: officeNewsletter(configuration, services),
    publicUrl,
    formTargets: identityProviderOf(configuration).origins,
    offersPublicKey: configuration.offersApiPublicKey ?? null,
    linkSecret: linkSecretOf(keyOf),
    mailbox: configuration.mailbox ? mailbox : null,
    letterSamples: letters.map(({ job, sample }) => ({ name: job.name, write: sample })),
    sharedCounts: await countTogether(foundations, services),
    visitorSecret: keyOf('visitors'),
    clientFolder,
    viewerOf: async (cookies) => readViewer(board, (await identity.relyingParty.readSession(cookies ?? null))?.oid),
  };
}

type Copies = { readonly cache: PageCache; readonly purger: Purger | null; readonly replica: Replica | null };

/** Tells everything that copies the board of its changes. */
function changesOf({ cache, purger, replica }: Copies): Changes {
  return createChanges(
    (topic) => {
      // First, because whatever is rendered after the purge must show the change.
      replica?.changed();
      cache.purge(topic);
      purger?.purge(topic);
    },
    () => replica?.changed(),
  );
}

/** Returns the purger of the cache in front of the site; null without such a cache. */
function outerPurger({ configuration, log }: SiteFoundations, running: AsyncDisposableStack): Purger | null {
  const { purgeUrl: url, purgeKind: kind, purgeToken: token } = configuration;
  if (url === undefined) return null;
  const purger = new Purger(outerCacheAt({ kind, url, token }), log);
  running.defer(() => purger.stop());
  return purger;
}

/** Opens the counts of limits that processes share, if a store is configured. */
async function countTogether(
  { configuration: { limitsUrl: url, rateLimits }, databaseUrl, log }: SiteFoundations,
  { keyOf, running }: BoardServices,
): Promise<SharedCounts | null> {
  if (url === undefined || !rateLimits) return null;
  const counts = await openCounts({ url, databaseUrl, key: keyOf('limits'), log });
  running.defer(counts.stop);
  return counts;
}

const shownOf = ({ content, previews, contentServer, indexFacts, fileStore, backups }: BoardServices) => ({
  content,
  previews,
  contentServer,
  indexFacts,
  fileStore,
  backups,
});

/**
 * Reads the menus at the start, because the first visitors should neither wait for header and footer nor get
 * a page without them.
 */
async function readMenusAhead(content: Content): Promise<void> {
  await Promise.all(locales.map((locale) => loadMenus(content, locale)));
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

/** Returns the candidates API: the configured remote API, or else the API in this process. */
function candidatesApi({ candidatesApiUrl }: SiteFoundations['configuration'], board: Board): CandidatesApi {
  if (candidatesApiUrl === undefined) return localCandidatesApi(board);
  return mirroredCandidatesApi(remoteCandidatesApi({ url: candidatesApiUrl }), board);
}

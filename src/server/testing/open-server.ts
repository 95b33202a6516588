import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Board } from '#board/context/board.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { createChanges } from '#board/context/changes.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { openContent } from '#content/testing/open-content.ts';
import { namesOf, readCookies } from '#http/cookies.ts';
import { sessionCookie } from '#identity/relying-party/sessions/session-store.ts';
import type { SiteParts } from '#site/request/parts.ts';
import { partsOf } from '#site/testing/ask-site.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { createApp } from '#server/app.ts';
import { LiveNotifications } from '#server/live/live-notifications.ts';
import { openSeeing } from '#server/seeing/open-seeing.ts';
import { tracedFacts } from '#watch.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { chooseBoards } from '#server/wiring/choose-boards.ts';
import { fixtureContentServer } from './fixture-content-server.ts';

type Options = {
  readonly now?: () => number;
  readonly environment?: Record<string, string>;
  readonly live?: LiveNotifications;
  /** Least level of the lines in `complaints`; `warn` by default. */
  readonly level?: 'info' | 'warn';
  /** Folder of the built assets; by default there are none. */
  readonly clientFolder?: string;
  /** Number of searches so far whose answer lacked offers; none by default. */
  readonly partialAnswers?: () => number;
  /** Services to use instead of the default services of tests. */
  readonly parts?: Partial<SiteParts>;
};

export type OpenServer = {
  /** The Fastify server before its start, to which a test may add further scopes. */
  readonly app: FastifyInstance;
  readonly board: Board;
  readonly cache: PageCache;
  /** Log lines, by default of level `warn` and above. */
  readonly complaints: () => { readonly level: number; readonly msg: string; readonly trace?: string }[];
};

/**
 * Opens the whole server of a board, without provider and assets. In these tests, a session cookie contains
 * the `oid` of its candidate.
 */
export async function openServer(
  given: Board,
  {
    now,
    environment = {},
    live,
    level = 'warn',
    clientFolder = '',
    partialAnswers = () => 0,
    parts: others = {},
  }: Options = {},
): Promise<OpenServer> {
  const lines: string[] = [];
  const sink = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
  const cache = new PageCache(now ? { now } : {});
  const board = { ...given, changes: createChanges((topic) => cache.purge(topic)) };
  const parts = {
    ...partsOf(board),
    ...others,
    configuration: readConfiguration({ PUBLIC_URL: 'https://mvi.example', ...environment }),
    board,
    boards: chooseBoards(board, null),
    replica: null,
    contentServer: fixtureContentServer(openContent()),
    indexFacts: () => ({
      state: 'ok' as const,
      offers: 0,
      behind: 0,
      builds: 1,
      keptAt: null,
      partialAnswers: partialAnswers(),
    }),
    fileStore: { read: async () => ({ id: randomUUID() }) },
    backups: null,
    log: pino({ level, mixin: tracedFacts }, sink),
    provider: null,
    repository: null,
    cache,
    sharedCounts: null,
    live: live ?? new LiveNotifications(board, () => undefined),
    viewerOf: async (header: string | undefined) => readViewer(board, oidOf(header)),
    officeNewsletter: {
      newsSince: async () => [],
      write: async () => ({ subject: '', html: '', text: '' }),
      send: async () => {},
    },
    visitorSecret: Buffer.alloc(32, 1),
    clientFolder,
  };
  const seeing = await openSeeing(parts);
  const app = await createApp(parts, await siteBuild(), seeing);
  app.addHook('onClose', async () => {
    seeing.metrics?.stop();
    await seeing.traces?.stop();
  });
  return { app, board, cache, complaints: () => lines.map((line) => JSON.parse(line)) };
}

function oidOf(header: string | undefined): string | undefined {
  const cookies = readCookies(header);
  return namesOf(sessionCookie).flatMap((name) => cookies[name] ?? [])[0];
}

import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '#board/changes.ts';
import { createContentCache } from '#content/cache/content-cache.ts';
import { keptCopies } from '#content/cache/kept-copies.ts';
import { createMasterRef } from '#content/cache/master-ref.ts';
import { models } from '#content/models/models.ts';
import type { ContentFetch } from '#content/port/bounded-fetch.ts';
import { createCircuit } from '#content/port/circuit.ts';
import type { Content } from '#content/port/content.ts';
import { createContent } from '#content/port/create-content.ts';
import { createFitting } from '#content/port/fit-documents.ts';
import { isAway, prismicSource } from '#content/port/prismic-source.ts';
import { listen } from '#database/listen.ts';
import type { SiteFoundations, StopSite } from './site-foundations.ts';
import { startRounds } from './start-rounds.ts';

type Parts = {
  readonly changes: Changes;
  readonly now: () => Date;
  /** The content system of this process; it is asked where none elsewhere is configured. */
  readonly embedded: ContentFetch;
};

/** Milliseconds after which the published version is asked for, though nobody told of another. */
const poll = { embedded: 60_000, elsewhere: 20_000 };
const hour = 3_600_000;

/** Begins to keep what editors write, of a content system here or elsewhere. */
export function startContent(foundations: SiteFoundations, { changes, now, embedded }: Parts) {
  const { configuration, databaseUrl, log } = foundations;
  const { contentApiUrl, contentApiToken: token } = configuration;
  const isElsewhere = contentApiUrl !== undefined;
  const circuit = createCircuit({ isFailure: isAway, changed: (why) => tell(log, why) });
  const url = contentApiUrl ?? new URL('/content/api/v2', configuration.publicUrl).href;
  const system = prismicSource({ url, token, fetch: isElsewhere ? fetch : embedded, circuit });
  const master = createMasterRef({ ask: system.masterRef, moved: () => changes.tell('content') });
  const copies = isElsewhere ? copiesOf(foundations, now) : null;
  const cache = createContentCache({ ask: system.ask, master, copies: copies?.copies ?? null, now });
  const content: Content = createContent({ ask: cache.ask, fit: createFitting(models, (address) => address) });
  const stopPolling = master.keep(isElsewhere ? poll.elsewhere : poll.embedded);
  const listening = listen(databaseUrl, 'content_published', () => void master.refresh().catch(() => undefined));
  const stop: StopSite = async () => {
    stopPolling();
    await listening.stop();
    await copies?.stop();
  };
  return { content, stop };
}

/** A content system elsewhere may be away when this process starts. */
function copiesOf({ db, log }: SiteFoundations, now: () => Date) {
  const copies = keptCopies({ db, now, failed: (err) => log.warn({ err }, 'a copy of the content was not kept') });
  const failed = 'old copies of the content were not deleted';
  const stopSweep = startRounds(log, { every: hour, later: true, work: copies.sweep, failed });
  return {
    copies,
    stop: async () => {
      await stopSweep();
      await copies.idle();
    },
  };
}

function tell(log: FastifyBaseLogger, why: unknown): void {
  if (why === null) log.info('the content system answers again');
  else log.warn({ err: why }, 'the content system does not answer');
}

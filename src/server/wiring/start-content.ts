import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { minute } from '#durations.ts';
import { remoteContentCache } from '#api/content/remote-content-cache.ts';
import type { Changes } from '#board/context/changes.ts';
import { createContentCache } from '#content/cache/content-cache.ts';
import { createMasterRef } from '#content/cache/master-ref.ts';
import { models } from '#content/models/models.ts';
import type { ContentFetch } from '#content/port/bounded-fetch.ts';
import { type Circuit, createCircuit } from '#content/port/circuit.ts';
import type { CallContent } from '#content/port/content-call.ts';
import { ContentRefused } from '#content/port/content-errors.ts';
import type { Content } from '#content/port/content.ts';
import { createContent } from '#content/port/create-content.ts';
import { firstAnswering } from '#content/port/first-answering.ts';
import { createFitting } from '#content/port/fit-documents.ts';
import { createPictureAddresses, type PictureAddresses } from '#content/port/picture-addresses.ts';
import { type Previews, type ReadSignedPreview, remotePreviews, signedPreviews } from '#content/port/previews.ts';
import { isSourceUnavailable, prismicSource } from '#content/port/prismic-source.ts';
import type { Listen } from '#database/listen.ts';
import { keepPictures, type KeepPictures } from '#server/pictures/keep-pictures.ts';
import type { FileCache } from '#files/file-cache.ts';
import type { KeyOf } from './secret.ts';
import type { SiteFoundations, StopSite } from './site-foundations.ts';
import { startCopies } from './start-copies.ts';

type Parts = {
  readonly changes: Changes;
  readonly now: () => Date;
  readonly listen: Listen;
  /** The embedded repository, which is used unless an external content system is configured. */
  readonly repository: { readonly fetch: ContentFetch; readonly readPreview: ReadSignedPreview };
  readonly keyOf: KeyOf;
  readonly pictures: FileCache;
};

/** Access to the content for requests other than pages. */
export type ContentServer = {
  readonly ask: CallContent;
  /** Notifies every process that content was published. */
  readonly published: () => Promise<void>;
  readonly addresses: PictureAddresses;
  readonly pictures: KeepPictures;
};

type Started = {
  readonly content: Content;
  readonly previews: Previews;
  readonly contentServer: ContentServer;
  readonly stop: StopSite;
};

/** Milliseconds between two readings of the published version, in case a report of a publication was lost. */
const poll = { embedded: minute, elsewhere: 20_000 };
/**
 * Milliseconds to wait for the embedded repository. The repository is slow only when the whole process is
 * slow, so a page without its content would not come sooner either. With the two seconds that external
 * systems get, a busy machine sent pages without content.
 */
const ownPatience = 5000;
const channel = 'content_published';
const strangersMemory = 8 * 2 ** 20;

/** Starts the content cache, for the embedded repository or an external content system. */
export function startContent(
  foundations: SiteFoundations,
  { changes, now, listen, repository, keyOf, pictures }: Parts,
): Started {
  const { configuration, db, log } = foundations;
  const { contentApiToken: token, contentCacheApiUrl } = configuration;
  const { url, isElsewhere, isOurs } = addressOf(configuration);
  const reached = { url, token, ...(isElsewhere ? { fetch } : { fetch: repository.fetch, patience: ownPatience }) };
  const system = prismicSource({ ...reached, circuit: circuitOf(log, 'the content system') });
  const cacheApi = contentCacheApiUrl === undefined ? null : cacheOf(log, contentCacheApiUrl);
  const master = createMasterRef({ ask: system.masterRef, moved: () => changes.publish('content') });
  const { copies, stop: stopCopies } = isElsewhere ? startCopies(foundations, now) : noCopies;
  const ask = tellingRefusals(log, cacheApi === null ? system.ask : firstAnswering(cacheApi, system.ask));
  const cache = createContentCache({ ask, master, copies, now });
  // Gives programs that use the cache API a separate cache, timeout and circuit breaker, because they may
  // send any query, and their failures must not affect the site.
  const asked = prismicSource({ ...reached, circuit: circuitOf(log, 'the content for programs') });
  const strangers = createContentCache({ ask: asked.ask, master, copies: null, now, bytes: strangersMemory });
  const addresses = createPictureAddresses({ secret: keyOf('pictures'), base: url, isOurs });
  const stopPolling = master.keep(isElsewhere ? poll.elsewhere : poll.embedded);
  // Ignores the error, because the circuit breaker has logged it.
  const hear = () => master.refresh().catch(() => undefined);
  const listening = listen(channel, () => void hear());
  const content = createContent({ ask: cache.ask, fit: createFitting(models, addresses.addressOf) });
  return {
    content,
    previews: isElsewhere ? remotePreviews(content, url) : signedPreviews(content, repository.readPreview),
    contentServer: {
      ask: strangers.ask,
      published: async () => {
        await Promise.all([hear(), sql`select pg_notify(${channel}, '')`.execute(db).catch(() => undefined)]);
      },
      addresses,
      pictures: keepPictures({ fetch: reached.fetch, kept: pictures, failed: pictureNotKept(log) }),
    },
    stop: async () => {
      stopPolling();
      await listening.stop();
      await stopCopies();
    },
  };
}

const pictureNotKept = (log: SiteFoundations['log']) => (err: unknown) => log.warn({ err }, 'a picture was not kept');

// Stores no copies of embedded content, because the copies and the content would be unavailable together,
// with the database.
const noCopies = { copies: null, stop: async () => undefined };

const isPrismic = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith('.prismic.io');

/** Returns the address of the content system, and the hosts of its pictures. */
function addressOf({ contentApiUrl, publicUrl }: SiteFoundations['configuration']) {
  if (contentApiUrl === undefined) {
    const isOurs = ({ origin, pathname }: URL) =>
      origin === publicUrl.origin && pathname.startsWith('/content/media/') && !pathname.includes('..');
    return { url: new URL('/content/api/v2', publicUrl).href, isElsewhere: false, isOurs };
  }
  const { origin } = new URL(contentApiUrl);
  return { url: contentApiUrl, isElsewhere: true, isOurs: (url: URL) => url.origin === origin || isPrismic(url) };
}

const cacheOf = (log: FastifyBaseLogger, url: string): CallContent =>
  remoteContentCache({ url, fetch, circuit: circuitOf(log, 'the content cache') });

/**
 * Logs refusals as errors. The site's own queries are valid, so a refusal means that the site's content
 * models do not match the repository.
 */
function tellingRefusals(log: FastifyBaseLogger, ask: CallContent): CallContent {
  return async (call) => {
    try {
      return await ask(call);
    } catch (err) {
      if (err instanceof ContentRefused) log.warn({ err }, 'the content system refuses a question of the site');
      throw err;
    }
  };
}

function circuitOf(log: FastifyBaseLogger, name: string): Circuit {
  return createCircuit({
    isFailure: isSourceUnavailable,
    changed: (why) => {
      if (why === null) log.info(`${name} answers again`);
      else log.warn({ err: why }, `${name} does not answer`);
    },
  });
}

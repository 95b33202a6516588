import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '#durations.ts';
import type { Compression } from './compression.ts';
import type { PageAddress, ReadPageAddress } from './page-address.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { LargeForms } from '#server/http/large-forms.ts';
import { pageHeaders } from './page-headers.ts';
import { type OuterCache, outerHeaders } from '#server/outer-cache/outer-cache.ts';
import { isAnonymous, isShared } from './sharing.ts';
import { webRequest } from '#server/http/web-request.ts';

/** Answers one request to the site: a React Router handler with its context. */
export type PageRenderer = (request: Request, facts: FastifyRequest) => Promise<Response>;

type Pages = {
  readonly publicUrl: URL;
  readonly cache: PageCache;
  readonly compression: Compression;
  readonly addressOf: ReadPageAddress;
  readonly answer: PageRenderer;
  readonly inTurn: LargeForms['inTurn'];
  /** The kind of the cache in front of the site, if there is one. */
  readonly outer?: OuterCache['kind'] | undefined;
};
/** Pages that are being rendered, by address; simultaneous requests wait for the same page. */
type Rendering = Map<string, Promise<CachedPage | null>>;
type Serving = Pages & { readonly rendering: Rendering };
type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Rendered = {
  readonly page: CachedPage;
  readonly cookies: readonly string[];
  /** The body as a stream, for archives; it replaces the body of `page`. */
  readonly stream?: ReadableStream<Uint8Array>;
};

/** Answers a request with a cached page if the page may be shared; otherwise lets the site answer it. */
export function servePages(given: Pages) {
  const pages: Serving = { ...given, rendering: new Map() };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = { request, reply };
    const rendered = await (isAnonymousGet(request) ? sharedPage(pages, asked) : ownPage(pages, asked));
    return send(pages, asked, rendered);
  };
}

// A HEAD request counts as a GET, because its answer must state the length that the answer to GET has.
const isAnonymousGet = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isAnonymous(headers.cookie);

async function sharedPage(pages: Serving, asked: Asked): Promise<Rendered> {
  const { url } = asked.request;
  const kept = pages.cache.get(url);
  if (kept) return keptPage(pages, kept);
  const old = pages.cache.getStale(url);
  const fresh = freshPage(pages, asked);
  return old ? orOldPage(pages, asked, { fresh, old }) : fresh;
}

async function freshPage(pages: Serving, asked: Asked): Promise<Rendered> {
  const { cache, addressOf } = pages;
  const address = await addressOf(asked.request.url);
  if (!address) return ownPage(pages, asked);
  const page = cache.join(asked.request.url, address);
  if (page) return keptPage(pages, page);
  // The key contains the number of purges, because a page whose rendering began before a purge may be
  // outdated.
  const flight = `${cache.purges} ${address.key}`;
  const begun = pages.rendering.get(flight);
  const others = begun && (await begun);
  if (others) return keptPage(pages, others);
  const own = renderShared(pages, asked, address);
  keepFlight(
    pages.rendering,
    flight,
    own.then(({ shared }) => shared).catch(() => null),
  );
  return (await own).rendered;
}

function keptPage({ cache }: Pages, page: CachedPage): Rendered {
  cache.counts.kept += 1;
  return { page, cookies: [] };
}

/** Drops the rendering after a second, because it may hang; a later request then starts a new rendering. */
function keepFlight(rendering: Rendering, flight: string, page: Promise<CachedPage | null>): void {
  rendering.set(flight, page);
  const forget = () => {
    if (rendering.get(flight) === page) rendering.delete(flight);
  };
  setTimeout(forget, second).unref();
  void page.finally(forget);
}

/** Renders a page and caches it; returns null if the page must not be shared. */
async function renderShared(pages: Pages, asked: Asked, address: PageAddress) {
  const { cache } = pages;
  const { purges } = cache;
  cache.counts.rendered += 1;
  const rendered = await render(pages, asked, sharedRequest(pages, address.key));
  if (!isShared(rendered) || cache.purges !== purges) return { rendered, shared: null };
  const outer = pages.outer === undefined ? {} : outerHeaders(pages.outer, address);
  const shared = { ...rendered.page, headers: { ...rendered.page.headers, ...outer }, about: address.about };
  cache.set(address, shared);
  return { rendered: { page: shared, cookies: [] }, shared };
}

// Milliseconds that a visitor waits for a new page before getting the old page.
const patience = 2000;
// Seconds before another visitor's request tries again to render the page.
const pause = 5;

/**
 * Returns the new page, or the old page if rendering fails or takes too long, because the database may be
 * unavailable.
 */
async function orOldPage(
  { cache }: Pages,
  { request }: Asked,
  { fresh, old }: { fresh: Promise<Rendered>; old: CachedPage },
): Promise<Rendered> {
  const failure = fresh.then(
    ({ page }) => (page.status < 500 ? undefined : page.status),
    (error: unknown) => error,
  );
  const late = wait(patience, 'late', { ref: false });
  const reason = await Promise.race([failure, late]);
  if (reason === undefined) return fresh;
  request.log.warn({ err: reason }, 'an old page was shown: no new one could be made');
  cache.prolong(request.url, pause);
  return { page: old, cookies: [] };
}

/**
 * Makes the request for a shared page from its cache key alone, because nothing personal and no other
 * spelling of the address may reach other visitors.
 */
const sharedRequest = ({ publicUrl }: Pages, key: string): Request => new Request(new URL(key, publicUrl.origin));

async function ownPage(pages: Pages, asked: Asked): Promise<Rendered> {
  const { request, reply } = asked;
  const received = await webRequest(request, pages.publicUrl, abortedWith(reply));
  return pages.inTurn(request, () => render(pages, asked, received));
}

async function render({ answer }: Pages, { request }: Asked, asked: Request): Promise<Rendered> {
  const response = await answer(asked, request);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
  const cookies = response.headers.getSetCookie();
  const { status } = response;
  if (response.body && isStreamed(response.headers))
    return { page: { status, headers, body: Buffer.alloc(0) }, cookies, stream: response.body };
  return { page: { status, headers, body: Buffer.from(await response.arrayBuffer()) }, cookies };
}

// Tells if the body is an archive. Only archives are streamed: pages, data and documents are small and are
// read completely, because compression and Content-Length need the whole body.
const isStreamed = (headers: Headers): boolean =>
  headers.get('content-type') === 'application/zip' && headers.get('cache-control') === 'no-store';

async function send(
  { cache, compression }: Pages,
  { request, reply }: Asked,
  { page, cookies, stream }: Rendered,
): Promise<FastifyReply> {
  for (const cookie of cookies) reply.header('Set-Cookie', cookie);
  if (stream) return sendStream({ request, reply }, page, stream);
  const accept = request.headers['accept-encoding'];
  const complete = await compression.withForm(page, accept);
  if (complete !== page && cache.get(request.url) === page) cache.replace(request.url, complete);
  const { body, encoding } = compression.formOf(complete, accept) ?? { body: page.body };
  reply.code(page.status).headers(pageHeaders(page, encoding));
  // Sends no body instead of an empty one: Fastify would mark empty bytes without a type as
  // `application/octet-stream`, but a redirect has neither body nor type.
  if (body.length === 0) return reply.send();
  return reply.send(body); // For HEAD, Fastify keeps the Content-Length and drops the body.
}

/** Sends a stream. If the stream fails half-way, the connection is cut and Fastify logs the error once. */
async function sendStream({ request, reply }: Asked, page: CachedPage, stream: ReadableStream<Uint8Array>) {
  reply.code(page.status).headers(pageHeaders(page, undefined));
  if (request.method !== 'HEAD') return reply.send(Readable.from(stream, { objectMode: false }));
  await stream.cancel();
  return reply.send();
}

function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

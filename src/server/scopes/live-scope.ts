import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createTranslator } from 'use-intl/core';
import { AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { visitor, type Viewer } from '#board/context/viewer.ts';
import { streamFor, streamPath } from '#site/frame/stream-address.ts';
import { unreadWords } from '#site/parts/page/unread-words.ts';
import { defaultLocale, inEachLocale, languages, type Locale } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import type { ServerParts } from '#server/wiring/parts.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

// Milliseconds between two lines without data. Proxies cut connections that are silent for a minute, and a
// browser then reconnects after a few seconds.
const beat = 25_000;
const retry = 4000;
// Milliseconds after which the browser must reconnect, because a new connection reads the session again.
const maxConnectionTime = 300_000;

type Options = { readonly parts: Pick<ServerParts, 'configuration' | 'viewerOf' | 'live'> };

/**
 * `/direct/notifications`: server-sent events for a candidate's open pages, one connection per browser. The
 * first event contains the current number, because changes may have been missed while a connection was lost.
 */
export async function liveScope(scope: FastifyInstance, { parts }: Options): Promise<void> {
  const open = new Set<ServerResponse>();
  const beating = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, beat).unref();
  // Ends the streams before the server waits for open connections, because streams never end by themselves.
  scope.addHook('preClose', async () => {
    clearInterval(beating);
    for (const response of open) endNow(response);
  });
  if (parts.configuration.rateLimits) await addRateLimits(scope, () => ({ name: 'live', max: 120 }));
  scope.setErrorHandler((error, request, reply) => {
    if (!isDatabaseUnavailable(error)) request.log.error({ err: error }, 'a stream failed');
    return reply.code(503).header('Retry-After', 60).send();
  });
  // Adds no route for HEAD, because its stream would never end.
  scope.get(streamPath, { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await viewerOf(parts, request.headers.cookie);
    // Status 204 tells a browser not to reconnect (HTML, «server-sent events»).
    if (viewer.kind === 'visitor' || streamFor(viewer.candidate) !== request.url) return reply.code(204).send();
    const hear = (unread: number) => void reply.raw.write(eventOf(unread));
    const close = parts.live.add(viewer.candidate.id, hear);
    if (close === null) return reply.code(429).header('Retry-After', 60).send();
    openStream(reply, open, close);
    return reply;
  });
}

async function viewerOf(
  { viewerOf: read }: Pick<ServerParts, 'viewerOf'>,
  cookies: string | undefined,
): Promise<Viewer> {
  try {
    return await read(cookies);
  } catch (error) {
    if (error instanceof AccountUnavailable) return visitor;
    throw error;
  }
}

function openStream(reply: FastifyReply, open: Set<ServerResponse>, close: () => void): void {
  const { raw } = reply.hijack();
  // Turns off the socket's timeout, because a browser in the background may read nothing for long. The limit
  // `maxConnectionTime` ends the stream.
  raw.socket?.setTimeout(0);
  const end = setTimeout(() => endNow(raw), maxConnectionTime);
  raw.once('close', () => {
    clearTimeout(end);
    open.delete(raw);
    close();
  });
  open.add(raw);
  raw.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // `no-transform` forbids proxies to compress the stream, because they would also delay it.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  raw.write(`retry: ${retry}\n\n`);
}

/** Ends the answer at once, even if the browser has stopped reading. */
function endNow(response: ServerResponse): void {
  response.end();
  response.socket?.destroySoon();
}

const messages: Readonly<Record<Locale, typeof fr>> = { fr, en };
const sayings = inEachLocale((locale) =>
  createTranslator({ locale: languages[locale].intl, messages: messages[locale], namespace: 'shell.unread' }),
);

/** Formats the count as an event, which notifications/live.ts reads in the browser. */
function eventOf(count: number): string {
  const { shown } = unreadWords(count, sayings[defaultLocale]);
  const said = inEachLocale((locale) => unreadWords(count, sayings[locale]).said);
  return `data: ${JSON.stringify({ count, shown, said })}\n\n`;
}

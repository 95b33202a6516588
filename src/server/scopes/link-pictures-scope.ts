import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Board } from '#board/context/board.ts';
import type { Content } from '#content/port/content.ts';
import { cannotBeHad } from '#content/port/content-errors.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { isTagKnown } from '#http/entity-tag.ts';
import { createPictures, type DrawPicture } from '#site/screens/pictures/draw-picture.ts';
import type { Drawn } from '#site/screens/pictures/drawn.ts';
import { picturedPath, picturesFolder } from '#site/routing/picture-address.ts';
import { subjectOf } from '#site/screens/pictures/subjects.ts';
import { locales } from '#words/locale.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { sendProblem } from '#server/http/problem-page.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = { readonly board: Board; readonly content: Content; readonly rateLimits: boolean };

// Limit of bytes of the cached pictures, enough for a thousand.
const keptBytes = 16 * 2 ** 20;
/**
 * Requests per minute and address. A service that shows links fetches each picture once, but its robot may
 * fetch many pictures.
 */
const maxAMinute = 120;
// Limit of waiting requests. A request that must wait for more than 40 drawings would be given up by its
// service.
const maxWaiting = 40;

/**
 * Draws preview pictures of pages for services that show links. An address contains only the name of a page,
 * so that nobody can have words of their own drawn under the site's name. A picture is cached until the
 * content of its page changes.
 */
export async function linkPicturesScope(
  scope: FastifyInstance,
  { board, content, rateLimits }: Options,
): Promise<void> {
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'link pictures', max: maxAMinute }));
  const pictureOf = keepPictures();
  scope.setErrorHandler((error, request, reply) => {
    if (isDatabaseUnavailable(error) || cannotBeHad(error) || error instanceof TooManyWaiting)
      return sendProblem(request, reply.header('Retry-After', secondsUntilBack), 503);
    request.log.error({ err: error }, 'a picture was not drawn');
    return sendProblem(request, reply, 500);
  });
  scope.get<{ Params: { '*': string }; Querystring: { lang?: unknown } }>(
    `${picturesFolder}/*`,
    async (request, reply) => {
      const path = picturedPath(`/${request.params['*']}`);
      const locale = locales.find((one) => one === request.query.lang);
      const drawn = path === null || locale === undefined ? null : await subjectOf(path, { board, content, locale });
      if (drawn === null) return sendProblem(request, reply, 404);
      const tag = tagOf(drawn);
      addHeaders(reply, tag);
      if (isTagKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('image/png').send(await pictureOf(tag, drawn));
    },
  );
}

function addHeaders(reply: FastifyReply, tag: string): void {
  // Allows cross-origin requests, because other sites embed the picture.
  reply.headers({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin', ETag: tag });
}

class TooManyWaiting extends Error {}

/**
 * Draws each picture once for all requests that wait for it, and one picture at a time, because drawing takes
 * a whole core.
 */
function keepPictures() {
  let draw: Promise<DrawPicture> | undefined;
  const oneByOne = pLimit(1);
  const kept = new LRUCache<string, Buffer, Drawn>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_tag, _old, { context }) => {
      if (oneByOne.pendingCount >= maxWaiting) throw new TooManyWaiting();
      return oneByOne(async () => (await (draw ??= createPictures()))(context));
    },
  });
  return (tag: string, drawn: Drawn) => kept.forceFetch(tag, { context: drawn });
}

/** Version of the design; increase it when the design changes. */
const look = 2;

const tagOf = (drawn: Drawn): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([look, drawn]))
    .digest('base64url')}"`;

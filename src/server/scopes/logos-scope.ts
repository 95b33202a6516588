import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Logo, readLogo } from '#board/companies/read-logo.ts';
import type { Board } from '#board/context/board.ts';
import { logosFolder } from '#board/offers/details/own-logo.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { minute } from '#durations.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';
import { inert } from '#server/http/inert-drawing.ts';

type Options = { readonly board: Pick<Board, 'db'>; readonly rateLimits: boolean };

/** Requests per minute. A page of companies has thirty logos, and several phones may share an address. */
const maxAMinute = 1200;
/** A changed logo has another address. A removed one may be shown by browsers that had it for a day. */
const forADay = 'public, max-age=86400, immutable';
/** Bytes in memory, for a hundred logos or more. */
const keptBytes = 8 * 2 ** 20;

/** `/logos/<hash>.<type>`: logos that the staff gave to companies. Other sites may embed them. */
export async function logosScope(scope: FastifyInstance, { board, rateLimits }: Options): Promise<void> {
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'logos', max: maxAMinute }));
  const kept = new LRUCache<string, Logo>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
    // A removed logo ends soon.
    ttl: minute,
    fetchMethod: async (name) => (await readLogo(board, name)) ?? undefined,
  });
  scope.get<{ Params: { name: string } }>(`${logosFolder}:name`, async ({ params: { name } }, reply) => {
    try {
      const logo = await kept.fetch(name);
      if (logo === undefined) return refuse(reply, 404);
      return reply
        .headers({
          'Cache-Control': forADay,
          'Content-Security-Policy': inert,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .type(logo.type)
        .send(logo.bytes);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return refuse(reply.header('Retry-After', secondsUntilBack), 503);
    }
  });
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('');
}

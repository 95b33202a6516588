import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { plainAddress } from '#api/transport/plain-address.ts';
import type { Board } from '#board/board.ts';
import { offersApiScope } from '../offers-api-scope.ts';

/** The public offers API of a board, alone: no pages around it. */
export async function openOffersApi(board: Board): Promise<FastifyInstance> {
  const app = fastify({ rewriteUrl: ({ url = '/' }) => plainAddress(url) });
  await app.register(offersApiScope, { prefix: '/api', board, rateLimits: true });
  return app;
}

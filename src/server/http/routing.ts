import type { FastifyServerOptions } from 'fastify';
import { plainAddress } from '#api/transport/plain-address.ts';
import { readableAddress } from './readable-address.ts';

/**
 * Options of Fastify's router, in tests as in production. Each endpoint checks its parameters itself,
 * because a shorter limit of the router would answer with a page of its own. `createHttpServer` limits the
 * whole address.
 */
export const routing = {
  routerOptions: { maxParamLength: 16_384 },
  rewriteUrl: ({ url = '/' }) => readableAddress(plainAddress(url)),
} satisfies FastifyServerOptions;

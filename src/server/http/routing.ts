import type { FastifyServerOptions } from 'fastify';
import { plainAddress } from '#api/transport/plain-address.ts';
import { readableAddress } from './readable-address.ts';

/**
 * How Fastify finds the endpoint of an address, in tests as in production. Each endpoint judges its
 * parameters itself: a shorter limit of the router would answer with its own page. `createHttpServer` limits
 * the whole address.
 */
export const routing = {
  routerOptions: { maxParamLength: 16_384 },
  rewriteUrl: ({ url = '/' }) => readableAddress(plainAddress(url)),
} satisfies FastifyServerOptions;

import type { FastifyInstance } from 'fastify';
import { offersApi } from '#api/offers/offers-api.ts';
import { tellMessage } from '#api/offers/tell-message.ts';
import type { Board } from '#board/board.ts';
import { addApiRules } from './api-rules.ts';

type Options = { readonly board: Board; readonly rateLimits: boolean };

/**
 * A program that polls every second makes 60; one that reads all 1,500 offers one by one after each search,
 * twice a minute, stays below.
 */
const mostAMinute = 3600;

/** The public offers API as its programs know it, below `/api`. */
export async function offersApiScope(scope: FastifyInstance, { board, rateLimits }: Options): Promise<void> {
  await addApiRules(scope, {
    methods: ['GET', 'HEAD', 'POST'],
    tell: tellMessage,
    limitOf: rateLimits ? () => ({ name: 'offers API', max: mostAMinute }) : null,
  });
  await scope.register(offersApi, { board });
}

import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Board } from '#board/context/board.ts';
import { AccessTokenRefused } from '#identity/relying-party/connection/access-tokens.ts';
import { offersApiScope } from '#server/scopes/offers-api-scope.ts';
import { routing } from '#server/http/routing.ts';

/** Accepts only tokens `known …`, which name their candidate's `oid`. */
async function readAccessToken(token: string): Promise<{ oid: string }> {
  const oid = /^known-(.+)$/.exec(token)?.[1];
  if (oid === undefined) throw new AccessTokenRefused('no token of ours');
  return { oid };
}

/** Opens the public offers API of a board, without pages. */
export async function openOffersApi(
  board: Board,
  keys?: readonly string[],
  publicKey?: string,
): Promise<FastifyInstance> {
  const app = fastify(routing);
  const access = { keys, publicKey, readAccessToken };
  const publicUrl = new URL('https://mvi.example');
  await app.register(offersApiScope, { prefix: '/api', board, publicUrl, rateLimits: true, ...access });
  return app;
}

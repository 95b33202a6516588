import type { FastifyInstance } from 'fastify';
import { sendApiProblem } from '#api/v1/problem-details.ts';
import { readError } from '#api/v1/read-error.ts';
import { v1Api } from '#api/v1/v1-api.ts';
import type { Board } from '#board/context/board.ts';
import { createPrefixOfKey, type PrefixOfKey } from '#board/operators/keys/known-keys.ts';
import { apiKeyOf, readKey } from '#board/operators/keys/read-key.ts';
import { addApiRules } from '#server/http/api-rules.ts';
import type { LimitOf } from '#server/http/rate-limits.ts';

type Options = {
  readonly board: Board;
  readonly publicUrl: URL;
  readonly rateLimits: boolean;
  readonly webhooksAnywhere?: boolean;
};

/**
 * Requests per minute. A program that asks for changes every second and sometimes reads an offer stays far
 * below this limit.
 */
const maxAMinute = 600;

/** Our own API, below `/api/v1`. */
export async function v1Scope(
  scope: FastifyInstance,
  { board, publicUrl, rateLimits, webhooksAnywhere = false }: Options,
): Promise<void> {
  await addApiRules(scope, {
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    tell: sendApiProblem,
    read: readError,
    limitOf: rateLimits ? limitBy(createPrefixOfKey(board)) : null,
  });
  await scope.register(v1Api, {
    board,
    publicUrl,
    webhooksAnywhere,
    authorize: async (request, asked) => {
      const operator = await readKey(board, apiKeyOf(request.headers), asked);
      request.log.info({ apiKey: operator.prefix }, 'the program of an operator asks');
      return operator;
    },
  });
}

/**
 * Counts the requests of each key separately, because readers without a key at the same address must not use
 * up the limit of an operator's program. A forged key is not counted separately, because it would give its
 * sender a second limit.
 */
function limitBy(prefixOfKey: PrefixOfKey): LimitOf {
  return async ({ headers }) => {
    const key = apiKeyOf(headers);
    const prefix = key === undefined ? null : await prefixOfKey(key);
    return { name: prefix === null ? 'API' : `API key ${prefix}`, max: maxAMinute };
  };
}

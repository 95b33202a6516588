import type { FastifyInstance } from 'fastify';
import { candidatesRoutes } from '#api/candidates/candidates-routes.ts';
import { candidatesProblem } from '#api/candidates/candidates-problem.ts';
import { tellMessage } from '#api/offers/tell-message.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import type { ReadAccessToken } from '#identity/relying-party/connection/access-tokens.ts';
import { addApiRules } from '#server/http/api-rules.ts';
import { readOid } from '#server/http/read-bearer.ts';

type Options = {
  readonly candidates: CandidatesApi;
  readonly rateLimits: boolean;
  readonly readAccessToken: ReadAccessToken;
};

/**
 * Requests per minute. A calling site makes three calls for each sign-in, and its calls for all candidates
 * come from one address.
 */
const maxAMinute = 600;

/** The candidates API (specification §7), below `/api/candidates`. */
export async function candidatesScope(scope: FastifyInstance, options: Options): Promise<void> {
  const { candidates, rateLimits, readAccessToken } = options;
  await addApiRules(scope, {
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    tell: tellMessage,
    read: candidatesProblem,
    limitOf: rateLimits ? () => ({ name: 'candidates API', max: maxAMinute }) : null,
  });
  await scope.register(candidatesRoutes, { candidates, oidOf: readOid(readAccessToken) });
}

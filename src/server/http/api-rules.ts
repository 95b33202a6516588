import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '#api/transport/api-problem.ts';
import { addCrossOrigin } from '#api/transport/cross-origin.ts';
import { addJsonBodies } from '#api/transport/json-body.ts';
import { addProblems, type ReadProblem, type SendApiProblem, tellWith } from '#api/transport/problems.ts';
import { addUnknownAddresses } from '#api/transport/unknown-addresses.ts';
import { addRateLimits, type LimitOf } from './rate-limits.ts';

type Rules = {
  /** Methods that pages of other origins may use. */
  readonly methods: readonly string[];
  readonly tell: SendApiProblem;
  readonly read?: ReadProblem;
  /** Returns the limit of a request; null if the scope has no limits. */
  readonly limitOf: LimitOf | null;
};

/**
 * Adds the rules of a scope for programs: bodies are JSON, pages of every origin may call, and errors have
 * the form of the scope. Call this before adding the routes.
 */
export async function addApiRules(scope: FastifyInstance, { methods, tell, read, limitOf }: Rules): Promise<void> {
  addCrossOrigin(scope, methods);
  if (limitOf)
    await addRateLimits(scope, limitOf, (request, reply) => tellWith(tell)(request, reply, tooManyProblem()));
  addJsonBodies(scope);
  addProblems(scope, { tell, read });
  addUnknownAddresses(scope);
}

/** The error for a client that exceeds a limit of the scope. */
export function tooManyProblem(): ApiProblem {
  return new ApiProblem(429, { code: 'api.tooMany', message: 'Too many requests: wait as long as Retry-After says.' });
}

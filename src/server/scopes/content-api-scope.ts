import type { FastifyInstance } from 'fastify';
import { contentRoutes } from '#api/content/content-routes.ts';
import { contentProblem } from '#api/content/content-problem.ts';
import { tellMessage } from '#api/offers/tell-message.ts';
import type { CallContent } from '#content/port/content-call.ts';
import { addApiRules } from '#server/http/api-rules.ts';

type Options = { readonly ask: CallContent; readonly rateLimits: boolean };

/**
 * Requests per minute. A calling site with an empty cache makes about ten calls per page, and its visitors
 * then share the cached answers.
 */
const maxAMinute = 1200;

/** The content cache API, below `/api/content`. */
export async function contentApiScope(scope: FastifyInstance, { ask, rateLimits }: Options): Promise<void> {
  await addApiRules(scope, {
    methods: ['GET', 'HEAD'],
    tell: tellMessage,
    read: contentProblem,
    limitOf: rateLimits ? () => ({ name: 'content API', max: maxAMinute }) : null,
  });
  await scope.register(contentRoutes, { ask });
}

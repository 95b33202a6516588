import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authRoutes, type LocalStrategy } from '#api/auth/auth-routes.ts';
import { tellMessage } from '#api/offers/tell-message.ts';
import { ApiProblem } from '#api/transport/api-problem.ts';
import { addJsonBodies } from '#api/transport/json-body.ts';
import { addProblems, tellWith } from '#api/transport/problems.ts';
import { addUnknownAddresses } from '#api/transport/unknown-addresses.ts';
import { isFromOwnSite } from '#http/same-origin.ts';
import { tooManyProblem } from '#server/http/api-rules.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = { readonly strategy: LocalStrategy; readonly publicUrl: URL; readonly rateLimits: boolean };

/** Limits of requests per minute and address; the provider limits passwords much more strictly. */
const limits = { POST: { name: 'local sign-in', max: 60 }, GET: { name: 'signed-in user', max: 600 } } as const;

/**
 * The local strategy (specification §7), below `/api/auth`. It uses cookies, so among browsers only pages of
 * the site may call it. Forms cannot call it, because bodies must be declared as JSON.
 */
export async function authScope(scope: FastifyInstance, { strategy, publicUrl, rateLimits }: Options): Promise<void> {
  const tell = tellWith(tellMessage);
  if (rateLimits) {
    const limitOf = ({ method }: FastifyRequest) => (method === 'POST' ? limits.POST : limits.GET);
    await addRateLimits(scope, limitOf, (request, reply) => tell(request, reply, tooManyProblem()));
  }
  scope.addHook('onRequest', async ({ method, headers }) => {
    if (!isFromOwnSite(method, headers, publicUrl.origin)) throw refusals.foreign();
    if (bringsBody(headers) && !isJson(headers['content-type'])) throw refusals.otherType();
  });
  addJsonBodies(scope, false);
  addProblems(scope, { tell: tellMessage });
  addUnknownAddresses(scope);
  await scope.register(authRoutes, { strategy });
}

type Headers = FastifyRequest['headers'];

const bringsBody = (headers: Headers): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

const refusals = {
  foreign: () => new ApiProblem(403, { code: 'auth.foreign', message: 'Only pages of this site may ask.' }),
  otherType: () => new ApiProblem(415, { code: 'auth.otherType', message: 'Bodies are application/json.' }),
};

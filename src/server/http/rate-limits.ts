import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '#durations.ts';
import { networkOf } from '#http/network.ts';
import type { Counted, SharedCounts } from '#server/limits/counting.ts';
import { sendProblem } from './problem-page.ts';

/** Limit of requests per minute and network address; limits with the same name share one count. */
export type Limit = { readonly name: string; readonly max: number };
/** Returns the limit of a request; null for no limit. */
export type LimitOf = (request: FastifyRequest) => Limit | null | Promise<Limit | null>;
type Check = ReturnType<FastifyInstance['createRateLimit']>;
/** Answers a client that sends too many requests; the caller has set Retry-After. */
type Refuse = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Limits the requests of a scope per network address, as `limitOf` decides; all addresses of an IPv6 /64
 * count as one address. Each scope counts separately. Processes that have shared counts
 * (`shareRateLimits`) count together; all others count alone.
 */
export async function addRateLimits(
  scope: FastifyInstance,
  limitOf: LimitOf,
  refuse: Refuse = (request, reply) => sendProblem(request, reply, 429),
): Promise<void> {
  await scope.register(rateLimit, { global: false });
  const checks = new Map<string, Check>();
  const checkOf = ({ name, max }: Limit): Check => {
    const check = checks.get(name) ?? scope.createRateLimit({ max, timeWindow: minute, ipv6Subnet: 64 });
    checks.set(name, check);
    return check;
  };
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const rule = await limitOf(request);
    if (rule === null) return;
    const limit = (await countTogether(scope, rule, request)) ?? (await checkOf(rule)(request));
    if (!('isExceeded' in limit) || !limit.isExceeded) return;
    request.log.warn({ limit: rule.name }, 'rate limit reached');
    return refuse(request, reply.header('Retry-After', limit.ttlInSeconds));
  });
}

const decorator = 'sharedCounts';

/** Makes the limits of all scopes count in a store that processes share. */
export function shareRateLimits(app: FastifyInstance, counts: SharedCounts): void {
  app.decorate(decorator, counts);
}

/** Counts a request in the shared store; null if there is none, or if it is away. */
async function countTogether(
  scope: FastifyInstance,
  { name, max }: Limit,
  { ip }: FastifyRequest,
): Promise<Counted | null> {
  if (!scope.hasDecorator(decorator)) return null;
  return scope.getDecorator<SharedCounts>(decorator).count({ scope: scope.prefix, name, max }, networkOf(ip));
}

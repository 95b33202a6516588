import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem-page.ts';

type Rule = { name: string; max: number; applies: (request: FastifyRequest, path: string) => boolean };

const posted = (path: RegExp) => (request: FastifyRequest, address: string) =>
  request.method === 'POST' && path.test(address);

// Requests a minute and address; the first rule that applies decides. A person stays far below, a script does not.
const rules: Rule[] = [
  { name: 'sign-in return', max: 30, applies: (_request, path) => path.startsWith('/connexion/retour') },
  { name: 'sign-in form', max: 20, applies: posted(/^\/idp\//) },
  {
    name: 'sign-in',
    max: 60,
    applies: (_request, path) => /^(\/en)?\/(connexion|inscription|mot-de-passe)|^\/idp\/(?!assets\/)/.test(path),
  },
  { name: 'upload', max: 20, applies: posted(/\/espace-personnel\//) },
  { name: 'apply', max: 20, applies: posted(/^(\/en)?\/offres\//) },
  { name: 'any form', max: 120, applies: posted(/^/) },
];

/** Limits sign-in, upload and apply by network address (an IPv6 /64 counts as one). */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
  const checks = rules.map((rule) => ({
    rule,
    check: app.createRateLimit({ max: rule.max, timeWindow: 60_000, ipv6Subnet: 64 }),
  }));
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = plainPath(request.url);
    const found = checks.find(({ rule }) => rule.applies(request, path));
    if (!found) return;
    const limit = await found.check(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    request.log.warn({ limit: found.rule.name }, 'rate limit reached');
    return sendProblem(request, reply.header('Retry-After', limit.ttlInSeconds), 429);
  });
}

// As the routes read it: they decode addresses and do not regard case, so neither must get around a limit.
function plainPath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/').toLowerCase(); // broken escapes have been refused
}

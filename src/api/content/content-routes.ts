import type { FastifyInstance } from 'fastify';
import type { CallContent, ContentCall, ContentFound } from '#content/port/content-call.ts';
import { answerJson, ready, type ReadyBody } from '../transport/answer.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { createSlots } from '../transport/slots.ts';
import { readCall } from './read-call.ts';

/** The four calls by their paths below `/api/content`. Paths are in lower case: see plain-address.ts. */
const calls = [
  ['/getsingle', 'single'],
  ['/getbyuid', 'uid'],
  ['/getbyids', 'ids'],
  ['/query', 'query'],
] as const satisfies readonly (readonly [string, ContentCall['kind']])[];

/**
 * The content cache API (specification §7). It answers with documents from the cache, in the form in which
 * the content system sends them.
 */
export async function contentRoutes(scope: FastifyInstance, { ask }: { readonly ask: CallContent }): Promise<void> {
  const slots = createSlots(maxAtOnce, maxWaiting);
  const lists = keptBodies((found) => found);
  const documents = keptBodies(({ results: [document] }) => document);
  for (const [path, kind] of calls)
    scope.get(path, async (request, reply) => {
      const call = readCall(kind, request.query);
      const found = await slots.run(maxWait, () => ask(call));
      if (found === null) throw new ApiProblem(429, tooMany);
      if (kind === 'ids' || kind === 'query') return answerJson(request, reply, lists(found), keepingOf(call));
      if (found.results.length === 0) throw new ApiProblem(404, noDocument);
      return answerJson(request, reply, documents(found), keepingOf(call));
    });
}

// Limit of simultaneous queries. A query to the embedded system takes up to 0.4 s of CPU time; without a
// limit sixty queries delayed the pages.
const maxAtOnce = 4;
const maxWaiting = 50;
const maxWait = 5000;

const tooMany = {
  code: 'api.tooManyQuestions',
  message: 'Too many questions are asked at once.',
  headers: { 'Retry-After': '5' },
};
const noDocument = { code: 'api.noSuchDocument', message: 'There is no such document.' };

/**
 * A call with a `ref` may return a preview. Shared caches must not store a preview, so the answer has the
 * same header as the content system's own answer.
 */
const keepingOf = ({ options: { ref } }: ContentCall) => (ref === undefined ? {} : { keep: 'private, no-store' });

/** Serialises and compresses a cached answer only once. */
function keptBodies(partOf: (found: ContentFound) => unknown): (found: ContentFound) => ReadyBody {
  const bodies = new WeakMap<ContentFound, ReadyBody>();
  return (found) => {
    const body = bodies.get(found) ?? ready(partOf(found));
    bodies.set(found, body);
    return body;
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bearer, CandidateAccount, CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import { readNewCandidate } from '#board/candidates/accounts/read-new-candidate.ts';
import { answerJson, ready } from '../transport/answer.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { bearerTokenIn } from '../transport/bearer-token.ts';
import { candidateAccount } from './candidate-account.ts';

type Parts = {
  readonly candidates: CandidatesApi;
  /** Returns the object id of an access token. @throws ApiProblem */
  readonly oidOf: (token: string) => Promise<string>;
};

const text = z.string().max(1000);
const creation = z.object({ firstName: text, lastName: text, azureObjectId: text, email: text });
const connexion = z.object({ id: z.int() });

/**
 * `/api/Candidates`: the status of a candidate, which only the candidate's own access token can read. Paths
 * and the object id in them are in lower case: see plain-address.ts.
 */
export async function candidatesRoutes(scope: FastifyInstance, { candidates, oidOf }: Parts): Promise<void> {
  const bearers = new WeakMap<FastifyRequest, Bearer>();
  scope.addHook('onRequest', async (request) => {
    const accessToken = bearerTokenIn(request.headers.authorization);
    bearers.set(request, { accessToken, oid: await oidOf(accessToken) });
  });
  const bearerOf = (request: FastifyRequest): Bearer => bearers.get(request) ?? refuse();
  scope.get<{ Params: { oid: string } }>('/:oid/status', async (request, reply) => {
    const bearer = bearerOf(request);
    requireOwn(request.params.oid, bearer.oid);
    return tell(request, reply, await candidates.status(bearer));
  });
  scope.post('/create', async (request, reply) => {
    const [bearer, { azureObjectId, ...candidate }] = [bearerOf(request), read(creation, request.body)];
    requireOwn(azureObjectId, bearer.oid);
    return tell(request, reply, await candidates.create(bearer, readNewCandidate(candidate)));
  });
  scope.put('/updatelastconnexion', async (request, reply) => {
    const [bearer, { id }] = [bearerOf(request), read(connexion, request.body)];
    const { candidateId, userId } = await candidates.status(bearer);
    if (id !== candidateId && id !== userId) refuse();
    return tell(request, reply, await candidates.updateLastConnexion(bearer, candidateId));
  });
}

/** Answers with exactly the five fields of the specification. */
const tell = (request: FastifyRequest, reply: FastifyReply, account: CandidateAccount): Promise<FastifyReply> =>
  answerJson(request, reply, ready(candidateAccount.parse(account)), { keep: 'no-store' });

/** @throws ApiProblem 403 for another person's object id */
function requireOwn(named: string, own: string): void {
  if (named.toLowerCase() !== own.toLowerCase()) refuse();
}

function refuse(): never {
  throw new ApiProblem(403, { code: 'api.someoneElses', message: 'The access token is that of somebody else.' });
}

/** @throws ApiProblem 400 */
function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the body'))].join(', ');
  throw new ApiProblem(400, { code: 'api.badRequest', message: `These are missing or wrong: ${fields}.` });
}

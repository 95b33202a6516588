import type { FastifyInstance } from 'fastify';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { createLargeAnswers } from '#api/transport/large-answers.ts';
import { applyRoute } from './apply-route.ts';
import { companiesRoutes } from './companies-routes.ts';
import { offersRoutes } from './offers-routes.ts';
import { repositoryRoutes } from './repository-routes.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AlreadyApplied, ApplicationRefused } from '#board/applications/send-application.ts';
import { AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { ApiProblem } from '#api/transport/api-problem.ts';

/** Translates an error of a use case for programs. Undefined for an error that is our own fault. */
export function offersProblem(error: unknown): ApiProblem | undefined {
  if (error instanceof AlreadyApplied) return problem(409, error, 'You have applied to this offer before.');
  if (error instanceof OfferNotFound) return problem(404, { code: 'api.noSuchOffer' }, 'There is no such offer.');
  if (error instanceof ApplicationRefused) return problem(403, error, `This application is refused: ${error.reason}.`);
  if (error instanceof AccountUnavailable) return problem(403, error, 'This account is not available.');
  if (error instanceof InvalidInput) return problem(400, error, faultsOf(error));
  return undefined;
}

function problem(status: number, { code }: { readonly code: string }, message: string): ApiProblem {
  return new ApiProblem(status, { code, message });
}

const faultsOf = ({ fields }: InvalidInput): string =>
  Object.entries(fields)
    .map(([field, code]) => `${field}: ${code}`)
    .join(', ');

/**
 * Refuses requests without one of the operator's keys in X-API-KEY: 401 without a body, as programs of the
 * public offers API expect. If no key is configured, none is required.
 */
export function addKeys(scope: FastifyInstance, keys: readonly string[] | undefined): void {
  if (keys === undefined) return;
  const known = keys.map(digest);
  scope.addHook('onRequest', async ({ headers }, reply) => {
    const given = digest(String(headers['x-api-key'] ?? ''));
    // Compares digests of equal length, so that the time of the comparison reveals nothing about a key.
    if (!known.some((one) => timingSafeEqual(one, given))) return reply.code(401).send();
  });
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

type Parts = {
  readonly board: Board;
  /** The board that searches read, which may lag a few seconds. */
  readonly searched: Board;
  /** Address of the site, for logos that it serves. */
  readonly publicUrl: URL;
  /** Returns the viewer who bears an access token. @throws ApiProblem */
  readonly bearerOf: (token: string) => Promise<Viewer>;
};

/** The endpoints of the public offers API. Paths are in lower case: see plain-address.ts. */
export async function offersApi(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { searched: board, publicUrl } = parts;
  const answerLarge = createLargeAnswers();
  await scope.register(offersRoutes, { board, publicUrl, answerLarge });
  await scope.register(repositoryRoutes, { board });
  await scope.register(companiesRoutes, { board, publicUrl, answerLarge });
  await scope.register(applyRoute, parts);
}

import type { FastifyInstance } from 'fastify';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { createLargeAnswers } from '../transport/large-answers.ts';
import { applyRoute } from './apply-route.ts';
import { companiesRoutes } from './companies-routes.ts';
import { offersRoutes } from './offers-routes.ts';
import { repositoryRoutes } from './repository-routes.ts';

type Parts = {
  readonly board: Board;
  /** Who bears an access token. @throws ApiProblem */
  readonly bearerOf: (token: string) => Promise<Viewer>;
};

/** The endpoints of the public offers API. Paths are in small letters: see plain-address.ts. */
export async function offersApi(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { board } = parts;
  const answerLarge = createLargeAnswers();
  await scope.register(offersRoutes, { board, answerLarge });
  await scope.register(repositoryRoutes, parts);
  await scope.register(companiesRoutes, { board, answerLarge });
  await scope.register(applyRoute, parts);
}

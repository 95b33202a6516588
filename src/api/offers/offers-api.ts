import type { FastifyInstance } from 'fastify';
import type { Board } from '#board/board.ts';
import { offersRoutes } from './offers-routes.ts';
import { repositoryRoutes } from './repository-routes.ts';

/** The endpoints of the public offers API. Paths are in small letters: see plain-address.ts. */
export async function offersApi(scope: FastifyInstance, parts: { readonly board: Board }): Promise<void> {
  await scope.register(offersRoutes, parts);
  await scope.register(repositoryRoutes, parts);
}

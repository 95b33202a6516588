import type { FastifyInstance } from 'fastify';
import type { Board } from '#board/board.ts';
import { answerJson, ready } from '../transport/answer.ts';
import { geographicZones } from './geographic-zones.ts';

/** The endpoints of the public offers API. Paths are in small letters: see plain-address.ts. */
export async function offersApi(scope: FastifyInstance, { board }: { readonly board: Board }): Promise<void> {
  scope.get('/offers/repository/geographic-zones', async (request, reply) =>
    answerJson(request, reply, ready(geographicZones(await board.reference()))),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { answerJson, ready } from '../transport/answer.ts';
import { citiesOfCountries, countriesOfZones } from './countries.ts';
import { geographicZones } from './geographic-zones.ts';
import { searchDataset } from './search-dataset.ts';

/** `Offers/repository`: the values that searches are made of. */
export async function repositoryRoutes(scope: FastifyInstance, { board }: { readonly board: Board }): Promise<void> {
  scope.get('/offers/repository/search/dataset', async (request, reply) =>
    answerJson(request, reply, ready(searchDataset(await board.reference()))),
  );
  scope.get('/offers/repository/geographic-zones', async (request, reply) =>
    answerJson(request, reply, ready(geographicZones(await board.reference()))),
  );
  scope.post('/offers/repository/geographic-zones/countries', async (request, reply) =>
    answerJson(request, reply, ready(countriesOfZones(request.body, await board.reference()))),
  );
  scope.get('/offers/repository/cities', async (request, reply) =>
    answerJson(request, reply, ready({ result: citiesOfCountries(countryOf(request), await board.reference()) })),
  );
}

/** Names of parameters, like paths, come in any case of letters. */
function countryOf({ query }: FastifyRequest): unknown {
  const parameters = Object.entries(typeof query === 'object' && query !== null ? query : {});
  return parameters.find(([name]) => name.toLowerCase() === 'countryid')?.[1];
}

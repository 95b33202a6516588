import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { answerJson, ready } from '#api/transport/answer.ts';
import { citiesOfCountries, countriesOfZones } from './countries.ts';
import { searchDataset } from './search-dataset.ts';
import type { Reference } from '#reference/read-reference.ts';
import { envelope } from './envelope.ts';
import { plainCapitals } from './plain-capitals.ts';

/** `Offers/repository`: the values for search filters. */
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

/** Reads the country from the query. Names of parameters may come in any case, like paths. */
function countryOf({ query }: FastifyRequest): unknown {
  const parameters = Object.entries(typeof query === 'object' && query !== null ? query : {});
  return parameters.find(([name]) => name.toLowerCase() === 'countryid')?.[1];
}

/**
 * `GET /Offers/repository/geographic-zones`: ids are texts, like the ids of countries and as in the API of
 * 2026.
 */
function geographicZones({ zones }: Pick<Reference, 'zones'>) {
  const rows = [...zones].map(([id, { fr, en }]) => ({
    geographicZoneId: String(id),
    geographicZoneLabel: plainCapitals(fr).replaceAll('-', ' '),
    geographicZoneLabelEn: en,
  }));
  return envelope(rows, rows.length);
}

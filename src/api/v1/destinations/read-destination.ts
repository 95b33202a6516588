import { z } from 'zod';
import { allowanceRanges } from '#board/offers/allowance-ranges.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { ApiProblem } from '../../transport/api-problem.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named } from '../present-label.ts';
import { describe } from '../describe.ts';
import { wholeDestinationSchema } from './destination-schemas.ts';
import { presentDestination } from './present-destination.ts';

export const readDestination = defineEndpoint({
  id: 'readDestination',
  method: 'GET',
  path: '/destinations/{id}',
  tag: 'destinations',
  summary: { en: 'A country, its cities and its job fields', fr: 'Un pays, ses villes et ses métiers' },
  description: {
    en: 'Countries without open offers are included, with a count of zero.',
    fr: 'Les pays sans offre ouverte sont inclus, avec zéro offre.',
  },
  keep: 60,
  problems: [404],
  examples: [{ title: { en: 'Germany', fr: 'L’Allemagne' }, path: { id: 'DE' } }],
  request: z.object({
    path: z.strictObject({ id: z.string().max(80).meta(describe('ISO 3166-1 alpha-2', 'ISO 3166-1 alpha-2')) }),
  }),
  response: wholeDestinationSchema,
  handle: async ({ board }, { path: { id } }) => {
    const reference = await board.reference();
    if (!reference.countries.has(id))
      throw new ApiProblem(404, { code: 'destination.notFound', message: 'There is no such country.' });
    const criteria = { ...noCriteria, ...withHolders({ countries: [id] }, reference) };
    const [{ total, facets }, ranges] = await Promise.all([
      countFacets(board, criteria, ['cities', 'specializations']),
      allowanceRanges(board),
    ]);
    return {
      body: {
        ...presentDestination(id, total, { reference, ranges }),
        cities: facets.cities
          .filter(({ value }) => countryOfCity(value) === id)
          .map(({ value, count }) => ({ city: named(value, reference.cities.get(value)), offers: count })),
        specializations: facets.specializations.map(({ value, count }) => ({
          specialization: named(value, reference.specializations.get(value)),
          offers: count,
        })),
      },
    };
  },
});

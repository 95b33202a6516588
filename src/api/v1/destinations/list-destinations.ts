import { z } from 'zod';
import { allowanceRanges } from '#board/offers/allowance-ranges.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { defineEndpoint } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { destinationSchema } from './destination-schemas.ts';
import { presentDestination } from './present-destination.ts';

export const listDestinationsEndpoint = defineEndpoint({
  id: 'listDestinations',
  method: 'GET',
  path: '/destinations',
  tag: 'destinations',
  summary: { en: 'Countries with open offers', fr: 'Les pays qui ont des offres ouvertes' },
  description: {
    en: 'Countries with the most offers come first, with the allowance of their offers.',
    fr: 'Les pays qui ont le plus d’offres viennent d’abord, avec l’indemnité de leurs offres.',
  },
  keep: 60,
  examples: [{ title: { en: 'All destinations', fr: 'Toutes les destinations' } }],
  request: z.object({}),
  response: z
    .strictObject({ destinations: z.array(destinationSchema).meta(describe('Countries', 'Pays')) })
    .meta({ id: 'Destinations', ...describe('Countries with open offers', 'Pays qui ont des offres ouvertes') }),
  handle: async ({ board }) => {
    const [{ facets }, ranges, reference] = await Promise.all([
      countFacets(board, noCriteria, ['countries']),
      allowanceRanges(board),
      board.reference(),
    ]);
    const destinations = facets.countries.map(({ value, count }) =>
      presentDestination(value, count, { reference, ranges }),
    );
    return { body: { destinations } };
  },
});

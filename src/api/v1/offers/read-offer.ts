import { z } from 'zod';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { isWithdrawn } from '#board/offers/offer-withdrawn.ts';
import { publicOffers } from '#board/offers/public-offers.ts';
import { ApiProblem } from '../../transport/api-problem.ts';
import { maxRowId } from '#board/context/row-id.ts';
import { defineEndpoint } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { wholeOfferSchema } from './offer-schema.ts';
import { presentWholeOffer } from './present-offer.ts';

export const readOfferEndpoint = defineEndpoint({
  id: 'readOffer',
  method: 'GET',
  path: '/offers/{id}',
  tag: 'offers',
  summary: { en: 'An offer', fr: 'Une offre' },
  description: {
    en: 'Open, filled or expired; an offer withdrawn by its source returns 410. Contacts are never given: candidates apply on the site.',
    fr: 'Ouverte, pourvue ou expirée ; une offre retirée par sa source donne 410. Les contacts ne sont jamais donnés : on postule sur le site.',
  },
  keep: 0,
  problems: [404, 410],
  examples: [{ title: { en: 'An offer', fr: 'Une offre' }, path: { id: 1 } }],
  request: z.object({
    path: z.strictObject({ id: z.int().min(1).max(maxRowId).meta(describe('Its number', 'Son numéro')) }),
  }),
  response: wholeOfferSchema,
  handle: async ({ board, publicUrl }, { path: { id } }) => {
    const [offer] = await publicOffers(board, [id]);
    if (offer !== undefined)
      return { body: presentWholeOffer(offer, { reference: await board.reference(), publicUrl }) };
    if (!(await isWithdrawn(board, id))) throw new OfferNotFound();
    throw new ApiProblem(410, { code: 'offer.withdrawn', message: 'This offer was withdrawn.' });
  },
});

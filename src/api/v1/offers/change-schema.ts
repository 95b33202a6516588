import { z } from 'zod';
import { describe } from '../describe.ts';
import { offerSchema } from './offer-schema.ts';

/** A change to an offer, for the list of changes and for webhooks. */
export const changeSchema = z
  .strictObject({
    id: z.int().meta(describe('The number of the offer', 'Le numéro de l’offre')),
    kind: z
      .enum(['published', 'updated', 'filled', 'expired', 'withdrawn'])
      .meta(
        describe(
          'What became of it; all but the first two take it off the board',
          'Ce qu’elle est devenue ; hors les deux premiers, elle quitte le tableau',
        ),
      ),
    offer: offerSchema
      .nullable()
      .meta(
        describe('The offer as it is now; null when withdrawn', 'L’offre telle qu’elle est ; null si elle est retirée'),
      ),
  })
  .meta({ id: 'OfferChange', ...describe('The outcome for an offer', 'Le résultat pour une offre') });

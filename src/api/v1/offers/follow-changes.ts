import { z } from 'zod';
import { beginning, followOffers } from '#board/offers/changes/follow-offers.ts';
import { type FollowingPlace, placeSchema } from '#board/offers/changes/following-place.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { defineEndpoint } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { changeSchema } from './change-schema.ts';
import { offerResource, presentWholeOffer } from './present-offer.ts';

export const followChangesEndpoint = defineEndpoint({
  id: 'followChanges',
  method: 'GET',
  path: '/offers/changes',
  tag: 'offers',
  summary: { en: 'Follow changes to offers', fr: 'Suivre les changements des offres' },
  description: {
    en: 'Begin without `since`: every open offer is returned as published. Then ask again with the `next` of the last response, at once while `more` is true. A change may be returned twice; none is left out. To mirror the offers, add those `published` and `updated`, and remove the others.',
    fr: 'Commencer sans `since` : chaque offre ouverte arrive comme publiée. Puis redemander avec le `next` de la réponse précédente, aussitôt tant que `more` est vrai. Un changement peut arriver deux fois, aucun n’est omis : pour tenir une copie des offres, ajouter celles `published` et `updated`, et retirer les autres.',
  },
  keep: 0,
  problems: [410],
  examples: [
    { title: { en: 'From the beginning', fr: 'Depuis le début' } },
    { title: { en: 'Since a moment', fr: 'Depuis un moment' }, query: { since: '2026-11-20T00:00:00Z', limit: 50 } },
  ],
  request: z.object({
    query: z.strictObject({
      since: z
        .string()
        .max(5000)
        .optional()
        .meta(
          describe(
            'The `next` of the previous response; to begin, a moment (RFC 3339) or nothing',
            'Le `next` de la réponse précédente ; pour commencer, un moment (RFC 3339) ou rien',
          ),
        ),
      limit: z.int().min(1).max(500).default(100).meta(describe('Changes per response', 'Changements par réponse')),
      texts: z
        .boolean()
        .default(false)
        .meta(describe('With descriptions and profiles', 'Avec descriptions et profils')),
    }),
  }),
  response: z
    .strictObject({
      changes: z.array(changeSchema).meta(describe('One per offer', 'Un par offre')),
      next: z
        .string()
        .meta(
          describe('Where to continue: keep it for the next call', 'Où reprendre : à garder pour le prochain appel'),
        ),
      more: z.boolean().meta(describe('More changes are available now', 'D’autres changements sont disponibles')),
    })
    .meta({ id: 'OfferChanges', ...describe('Changes to offers', 'Changements des offres') }),
  handle: async ({ board, publicUrl }, { query: { since, limit, texts } }) => {
    const { changes, place, more } = await followOffers(board, placeOf(since), limit);
    const known = { reference: await board.reference(), publicUrl };
    const present = texts ? presentWholeOffer : offerResource;
    const next = writeCursor(purpose, place);
    return {
      next: new URLSearchParams({ since: next, limit: String(limit), ...(texts && { texts: 'true' }) }),
      body: {
        changes: changes.map(({ offer, ...change }) => ({ ...change, offer: offer && present(offer, known) })),
        next,
        more,
      },
    };
  },
});

const purpose = { parameter: 'since', question: 'changes' };

function placeOf(since: string | undefined): FollowingPlace {
  if (since === undefined) return beginning;
  const day = z.iso.datetime({ offset: true }).safeParse(since);
  const at = day.success ? Date.parse(day.data) : Number.NaN;
  return at >= 0 ? { ...beginning, seenAt: at } : readCursor(purpose, since, placeSchema);
}

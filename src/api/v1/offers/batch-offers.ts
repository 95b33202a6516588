import { z } from 'zod';
import { externalId, offerRow } from '#board/operators/batch/offer-row.ts';
import { maxBatch, putBatch } from '#board/operators/batch/put-batch.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { describe } from '../describe.ts';

const sampleRow = {
  externalId: 'job-2027-118',
  title: 'Ingénieure qualité',
  company: { name: 'Atelier Boréal' },
  missionType: 'vie',
  durationMonths: 12,
  countryId: 'AT',
  city: 'Vienne',
  missionStart: '2027-02-01',
  contact: { email: 'recrutement@example.org' },
};

const faults = z
  .array(
    z.strictObject({
      field: z.string().meta(describe('Field of the row', 'Champ de la ligne')),
      message: z.string().meta(describe('The expected value', 'La valeur attendue')),
    }),
  )
  .meta(describe('Errors of a rejected row', 'Erreurs d’une ligne refusée'));

const rowResult = z
  .strictObject({
    externalId: z
      .string()
      .nullable()
      .meta(describe('External id of the row, if readable', 'Identifiant externe de la ligne, s’il est lisible')),
    outcome: z.enum(['created', 'updated', 'unchanged', 'rejected']).meta(describe('The outcome', 'Le résultat')),
    offerId: z.int().nullable().meta(describe('Its number on the board', 'Son numéro sur le site')),
    faults,
  })
  .meta({ id: 'BatchRowResult', ...describe('The outcome for one row', 'Le résultat pour une ligne') });

const withdrawal = z
  .strictObject({
    externalId: z.string().meta(describe('As it was sent', 'Tel qu’envoyé')),
    outcome: z
      .enum(['withdrawn', 'unchanged', 'unknown'])
      .meta(describe('Unchanged: it was withdrawn before', 'Unchanged : elle était déjà retirée')),
  })
  .meta({ id: 'BatchWithdrawal', ...describe('The outcome for one withdrawal', 'Le résultat pour un retrait') });

// Accepts any row here. Rows are validated one by one later, so that one bad row does not make the server
// refuse the others. The OpenAPI document still shows the schema of a row.
const row = z.unknown().meta({
  shows: offerRow,
  ...describe('An offer; an unknown field rejects it', 'Une offre ; un champ inconnu la fait refuser'),
});

export const batchOffers = defineEndpoint({
  id: 'batchOffers',
  method: 'POST',
  path: '/offers:batch',
  tag: 'operators',
  scope: 'offers:write',
  summary: { en: 'Put and withdraw offers', fr: 'Publier et retirer des offres' },
  description: {
    en: 'You identify offers by your own external ids. Sending a row again changes nothing. Each row has its own outcome: a rejected row does not stop the others. A body has at most 1 MB.',
    fr: 'Vous désignez les offres par vos propres identifiants. Renvoyer une ligne ne change rien. Chaque ligne a son résultat : une ligne refusée n’empêche pas les autres. Le corps fait au plus 1 Mo.',
  },
  keep: 0,
  examples: [
    {
      title: { en: 'Try one offer without putting it', fr: 'Essayer une offre sans la publier' },
      body: { dryRun: true, offers: [sampleRow] },
    },
  ],
  request: z.object({
    body: z.strictObject({
      dryRun: z
        .boolean()
        .default(false)
        .meta(describe('Reports the outcome without applying it', 'Indique le résultat sans rien appliquer')),
      offers: z.array(row).max(maxBatch).default([]).meta(describe('Offers to put', 'Offres à publier')),
      withdraw: z
        .array(externalId)
        .max(maxBatch)
        .default([])
        .meta(describe('External ids of offers to withdraw', 'Identifiants externes des offres à retirer')),
    }),
  }),
  response: z
    .strictObject({
      offers: z.array(rowResult).meta(describe('One for each row, in its order', 'Un par ligne, dans l’ordre')),
      withdrawals: z.array(withdrawal).meta(describe('One for each withdrawal', 'Un par retrait')),
    })
    .meta({ id: 'BatchResult', ...describe('The outcome of a batch', 'Le résultat d’un lot') }),
  handle: async (context, { body }) => {
    const { offers, withdrawals } = await putBatch(context.board, operatorOf(context), body);
    const told = offers.map((result) => ({ ...result, faults: result.faults.map((fault) => ({ ...fault })) }));
    return { body: { offers: told, withdrawals: [...withdrawals] } };
  },
});

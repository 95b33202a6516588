import { z } from 'zod';
import { externalId, offerRow } from '#board/operators/batch/offer-row.ts';
import { maxBatch, putBatch } from '#board/operators/batch/put-batch.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { describe } from '../say.ts';

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
      message: z.string().meta(describe('What is expected there', 'Ce qui y est attendu')),
    }),
  )
  .meta(describe('What is wrong with a rejected row', 'Ce qui ne va pas dans une ligne refusée'));

const rowResult = z
  .strictObject({
    externalId: z
      .string()
      .nullable()
      .meta(describe('Of the row, where it could be read', 'De la ligne, s’il est lisible')),
    outcome: z
      .enum(['created', 'updated', 'unchanged', 'rejected'])
      .meta(describe('What became of it', 'Ce qu’elle devient')),
    offerId: z.int().nullable().meta(describe('Its number on the board', 'Son numéro sur le site')),
    faults,
  })
  .meta({ id: 'BatchRowResult', ...describe('What became of one row', 'Ce que devient une ligne') });

const withdrawal = z
  .strictObject({
    externalId: z.string().meta(describe('As it was sent', 'Tel qu’envoyé')),
    outcome: z
      .enum(['withdrawn', 'unchanged', 'unknown'])
      .meta(describe('Unchanged: it was withdrawn before', 'Unchanged : elle était déjà retirée')),
  })
  .meta({ id: 'BatchWithdrawal', ...describe('What became of one withdrawal', 'Ce que devient un retrait') });

// Each row is checked by itself, so that a bad one costs no other: the document alone shows what a row is.
const row = z.unknown().meta({
  shows: offerRow,
  ...describe('An offer; a field that it does not have rejects it', 'Une offre ; un champ inconnu la fait refuser'),
});

export const batchOffers = defineEndpoint({
  id: 'batchOffers',
  method: 'POST',
  path: '/offers:batch',
  tag: 'operators',
  scope: 'offers:write',
  summary: { en: 'Put and withdraw offers', fr: 'Publier et retirer des offres' },
  description: {
    en: 'Offers are known by your own external ids. Sent again, a row changes nothing; each row is answered, and a bad one costs no other. A body has at most 1 MB.',
    fr: 'Vos offres sont connues par vos propres identifiants. Renvoyée, une ligne ne change rien ; chaque ligne a sa réponse, et une mauvaise n’en empêche aucune autre. Le corps fait au plus 1 Mo.',
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
        .meta(describe('Only tells what it would do', 'Dit seulement ce qui serait fait')),
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
    .meta({ id: 'BatchResult', ...describe('What became of a batch', 'Ce que devient un lot') }),
  handle: async (context, { body }) => {
    const { offers, withdrawals } = await putBatch(context.board, operatorOf(context), body);
    const told = offers.map((result) => ({ ...result, faults: result.faults.map((fault) => ({ ...fault })) }));
    return { body: { offers: told, withdrawals: [...withdrawals] } };
  },
});

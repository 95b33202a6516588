import { z } from 'zod';
import { changeSchema } from '../offers/change-schema.ts';
import { maxRowId } from '#board/context/row-id.ts';
import { describe } from '../describe.ts';

const moment = z.iso.datetime();

export const webhookSchema = z
  .strictObject({
    id: z.int().meta(describe('Its number', 'Son numéro')),
    url: z.string().meta(describe('Address of the messages', 'Adresse des messages')),
    email: z
      .string()
      .nullable()
      .meta(
        describe(
          'E-mail address to notify when the webhook is stopped',
          'Adresse e-mail à prévenir quand le webhook est arrêté',
        ),
      ),
    createdAt: moment.meta(describe('When it was registered', 'Date d’enregistrement')),
    state: z
      .enum(['on', 'failing', 'stopped'])
      .meta(
        describe(
          'Stopped after three days of failures, or by a 410: a test or a replay makes it go on',
          'Stopped après trois jours d’échecs, ou par un 410 : un test ou une reprise le relance',
        ),
      ),
    sequence: z.int().meta(describe('Number of its last message', 'Numéro du dernier message')),
    lastAttempt: z
      .strictObject({
        at: moment.meta(describe('When', 'Quand')),
        answer: z.string().meta(describe('The response', 'La réponse')),
      })
      .nullable()
      .meta(describe('The last attempt', 'Le dernier essai')),
    nextAttemptAt: moment
      .nullable()
      .meta(describe('While it fails: when it is tried again', 'En cas d’échec : quand l’essai suivant aura lieu')),
  })
  .meta({
    id: 'Webhook',
    ...describe('An address that receives changes to offers', 'Une adresse qui reçoit les changements des offres'),
  });

export const webhookPath = z.strictObject({
  id: z.int().min(1).max(maxRowId).meta(describe('Its number', 'Son numéro')),
});

const sequence = z
  .int()
  .meta(describe('Grows by one from message to message', 'Augmente de un d’un message au suivant'));

/** The message that is posted to webhooks. */
export const messageSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('offers.changed').meta(describe('Offers changed', 'Des offres ont changé')),
      timestamp: moment.meta(describe('When it was written', 'Quand il a été écrit')),
      data: z
        .strictObject({
          sequence,
          changes: z.array(changeSchema).meta(describe('At most 20, one for each offer', 'Au plus 20, un par offre')),
        })
        .meta(describe('The changes', 'Les changements')),
    }),
    z.strictObject({
      type: z.literal('webhook.test').meta(describe('A test was asked for', 'Un test a été demandé')),
      timestamp: moment.meta(describe('When it was written', 'Quand il a été écrit')),
      data: z.strictObject({ sequence }).meta(describe('Nothing else', 'Rien d’autre')),
    }),
  ])
  .meta({ id: 'WebhookMessage', ...describe('A message to a webhook', 'Un message à un webhook') });

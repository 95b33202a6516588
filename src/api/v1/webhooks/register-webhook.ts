import { z } from 'zod';
import { registerWebhook as register } from '#board/operators/webhooks/register-webhook.ts';
import { newWebhookSecret, webhookSecret } from '#board/context/webhook-secret.ts';
import { normalAddress, refusalOf } from '#http/outgoing-address.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { InvalidRequest } from '../problem-details.ts';
import { describe } from '../say.ts';
import { presentOne } from './present-webhook.ts';
import { webhookSchema } from './webhook-schemas.ts';

const registered = z
  .strictObject({
    webhook: webhookSchema.meta(describe('As it is now', 'Tel qu’il est')),
    secret: z
      .string()
      .meta(
        describe('What messages are signed with; it is told once', 'Ce qui signe les messages ; dit une seule fois'),
      ),
  })
  .meta({ id: 'RegisteredWebhook', ...describe('A webhook with its secret', 'Un webhook avec son secret') });

export const registerWebhookEndpoint = defineEndpoint({
  id: 'registerWebhook',
  method: 'POST',
  path: '/webhooks',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Be told what becomes of offers', fr: 'Être prévenu du sort des offres' },
  description: {
    en: 'What is published, changed and withdrawn from now on is posted there, signed as Standard Webhooks says: webhook-id, webhook-timestamp, webhook-signature. Answer 2xx within ten seconds; anything else is tried again, for three days. Ask for a replay to be told what is on the board already.',
    fr: 'Ce qui est publié, modifié et retiré à partir de maintenant y est posté, signé comme le dit Standard Webhooks : webhook-id, webhook-timestamp, webhook-signature. Répondre 2xx en dix secondes ; sinon l’envoi est retenté pendant trois jours. Demander une reprise pour recevoir ce qui est déjà en ligne.',
  },
  problems: [409],
  keep: 0,
  examples: [
    {
      title: { en: 'Register an address', fr: 'Enregistrer une adresse' },
      body: { url: 'https://follower.example.org/offers', email: 'operations@example.org' },
    },
  ],
  request: z.object({
    body: z.strictObject({
      url: z.string().max(2000).meta(describe('An address of https', 'Une adresse en https')),
      secret: z
        .string()
        .regex(webhookSecret, 'Expected whsec_ and 24 to 64 bytes in base64')
        .optional()
        .meta(
          describe(
            'whsec_ and 24 to 64 random bytes in base64; made where it is left out',
            'whsec_ puis 24 à 64 octets aléatoires en base64 ; créé s’il est omis',
          ),
        ),
      email: z
        .email()
        .max(254)
        .optional()
        .meta(describe('Who is told when it is stopped', 'Qui est prévenu quand il est arrêté')),
    }),
  }),
  response: registered,
  handle: async (context, { body: { url, secret = newWebhookSecret(), email = null } }) => {
    const refusal = refusalOf(url, context.webhooksAnywhere);
    if (refusal !== null) throw new InvalidRequest([{ in: 'body', name: 'url', message: `Expected ${refusal}` }]);
    const id = await register(context.board, operatorOf(context), { url: normalAddress(url), secret, email });
    return { body: { webhook: await presentOne(context.board, id), secret } };
  },
});

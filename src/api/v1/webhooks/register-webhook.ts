import { z } from 'zod';
import { registerWebhook as register } from '#board/operators/webhooks/register-webhook.ts';
import { newWebhookSecret, webhookSecret } from '#board/context/webhook-secret.ts';
import { normalAddress, refusalOf } from '#http/outgoing-address.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { InvalidRequest } from '../problem-details.ts';
import { describe } from '../describe.ts';
import { presentOne } from './present-webhook.ts';
import { webhookSchema } from './webhook-schemas.ts';

const registered = z
  .strictObject({
    webhook: webhookSchema.meta(describe('As it is now', 'Tel qu’il est')),
    secret: z
      .string()
      .meta(
        describe(
          'Secret that signs messages; shown only once',
          'Secret qui signe les messages ; affiché une seule fois',
        ),
      ),
  })
  .meta({ id: 'RegisteredWebhook', ...describe('A webhook with its secret', 'Un webhook avec son secret') });

export const registerWebhookEndpoint = defineEndpoint({
  id: 'registerWebhook',
  method: 'POST',
  path: '/webhooks',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Register a webhook', fr: 'Enregistrer un webhook' },
  description: {
    en: 'From now on, every published, changed or withdrawn offer is sent to this address, signed according to Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature. Answer 2xx within ten seconds; otherwise the message is tried again for three days. Ask for a replay to receive the offers already online.',
    fr: 'Désormais, chaque offre publiée, modifiée ou retirée est envoyée à cette adresse, signée selon Standard Webhooks : webhook-id, webhook-timestamp, webhook-signature. Répondre 2xx en dix secondes ; sinon l’envoi est retenté pendant trois jours. Demander une reprise pour recevoir les offres déjà en ligne.',
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
      url: z
        .string()
        .max(2000)
        .meta({ format: 'uri', ...describe('An address of https', 'Une adresse en https') }),
      secret: z
        .string()
        .regex(webhookSecret, 'Expected whsec_ and 24 to 64 bytes in base64')
        .optional()
        .meta(
          describe(
            'whsec_ and 24 to 64 random bytes in base64; generated if absent',
            'whsec_ puis 24 à 64 octets aléatoires en base64 ; créé s’il est omis',
          ),
        ),
      email: z
        .email()
        .regex(/^[^@]{1,64}(?:@|$)/, 'Expected at most 64 characters before the @')
        .max(254)
        .optional()
        .meta(
          describe(
            'E-mail address to notify when the webhook is stopped',
            'Adresse e-mail à prévenir quand le webhook est arrêté',
          ),
        ),
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

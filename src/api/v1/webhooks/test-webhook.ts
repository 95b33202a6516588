import { z } from 'zod';
import { testWebhook as test } from '#board/operators/webhooks/change-webhook.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { presentOne } from './present-webhook.ts';
import { webhookPath, webhookSchema } from './webhook-schemas.ts';

export const testWebhookEndpoint = defineEndpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/webhooks/{id}/test',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Try a webhook', fr: 'Essayer un webhook' },
  description: {
    en: 'A message without changes (`webhook.test`) is sent within seconds, after the waiting messages; list the webhooks to read the response. A stopped webhook starts again.',
    fr: 'Un message sans changement (`webhook.test`) est envoyé en quelques secondes, après ceux qui attendent ; la liste des webhooks donne la réponse reçue. Un webhook arrêté reprend.',
  },
  problems: [404],
  keep: 0,
  examples: [{ title: { en: 'Try it', fr: 'L’essayer' }, path: { id: 1 } }],
  request: z.object({ path: webhookPath }),
  response: webhookSchema,
  handle: async (context, { path: { id } }) => {
    await test(context.board, { id, operatorId: operatorOf(context).id });
    return { body: await presentOne(context.board, id) };
  },
});

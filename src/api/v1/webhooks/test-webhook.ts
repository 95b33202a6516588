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
    en: 'A message without changes (`webhook.test`) is posted within seconds, behind what waits; list the webhooks to read what came back. One that was stopped goes on.',
    fr: 'Un message sans changement (`webhook.test`) est posté en quelques secondes, après ceux qui attendent ; la liste des webhooks dit ce qui a été répondu. S’il était arrêté, il reprend.',
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

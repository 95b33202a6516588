import { z } from 'zod';
import { removeWebhook as remove } from '#board/operators/webhooks/change-webhook.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { webhookPath } from './webhook-schemas.ts';

export const removeWebhookEndpoint = defineEndpoint({
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Delete a webhook', fr: 'Supprimer un webhook' },
  description: {
    en: 'Nothing more is sent to it; waiting messages are dropped.',
    fr: 'Plus rien n’y est envoyé ; les messages en attente sont abandonnés.',
  },
  problems: [404],
  keep: 0,
  examples: [{ title: { en: 'Delete it', fr: 'Le supprimer' }, path: { id: 1 } }],
  request: z.object({ path: webhookPath }),
  response: z
    .strictObject({ id: z.int().meta(describe('Its former number', 'Son ancien numéro')) })
    .meta({ id: 'RemovedWebhook', ...describe('A deleted webhook', 'Un webhook supprimé') }),
  handle: async (context, { path: { id } }) => {
    await remove(context.board, { id, operatorId: operatorOf(context).id });
    return { body: { id } };
  },
});

import { z } from 'zod';
import { listWebhooks as list } from '#board/operators/webhooks/list-webhooks.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { presentWebhook } from './present-webhook.ts';
import { webhookSchema } from './webhook-schemas.ts';

export const listWebhooksEndpoint = defineEndpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Your webhooks', fr: 'Vos webhooks' },
  description: {
    en: 'With the response to the last attempt, and without their secrets.',
    fr: 'Avec la réponse au dernier essai, et sans leurs secrets.',
  },
  keep: 0,
  examples: [{ title: { en: 'All', fr: 'Tous' } }],
  request: z.object({}),
  response: z
    .strictObject({ webhooks: z.array(webhookSchema).meta(describe('The oldest first', 'Le plus ancien d’abord')) })
    .meta({ id: 'Webhooks', ...describe('The webhooks of an operator', 'Les webhooks d’un exploitant') }),
  handle: async (context) => {
    const webhooks = await list(context.board, operatorOf(context).id);
    return { body: { webhooks: webhooks.map(presentWebhook) } };
  },
});

import { z } from 'zod';
import { replayWebhook as replay } from '#board/operators/webhooks/change-webhook.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { describe } from '../say.ts';
import { presentOne } from './present-webhook.ts';
import { webhookPath, webhookSchema } from './webhook-schemas.ts';

export const replayWebhookEndpoint = defineEndpoint({
  id: 'replayWebhook',
  method: 'POST',
  path: '/webhooks/{id}/replay',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Be told again', fr: 'Recevoir de nouveau' },
  description: {
    en: 'What changed since a moment, or since before a message, is posted again as it is now, in new messages behind what waits; without either, every open offer as published. One that was stopped goes on.',
    fr: 'Ce qui a changé depuis un moment, ou depuis avant un message, est posté de nouveau tel qu’il est, dans de nouveaux messages, après ceux qui attendent ; sans l’un ni l’autre, chaque offre ouverte comme publiée. S’il était arrêté, il reprend.',
  },
  problems: [404],
  keep: 0,
  examples: [
    {
      title: { en: 'Since a moment', fr: 'Depuis un moment' },
      path: { id: 1 },
      body: { since: '2026-11-20T00:00:00Z' },
    },
    { title: { en: 'From the beginning', fr: 'Depuis le début' }, path: { id: 1 }, body: {} },
  ],
  request: z.object({
    path: webhookPath,
    body: z
      .strictObject({
        since: z.iso
          .datetime({ offset: true })
          .optional()
          .meta(describe('A moment (RFC 3339)', 'Un moment (RFC 3339)')),
        message: z
          .uuid()
          .optional()
          .meta(
            describe(
              'The webhook-id of a message: it is told again too',
              'Le webhook-id d’un message : lui aussi est redit',
            ),
          ),
      })
      .refine(({ since, message }) => since === undefined || message === undefined, 'Expected a moment or a message'),
  }),
  response: webhookSchema,
  handle: async (context, { path: { id }, body: { since, message } }) => {
    const from = { message, since: since === undefined ? undefined : new Date(since) };
    await replay(context.board, { id, operatorId: operatorOf(context).id }, from);
    return { body: await presentOne(context.board, id) };
  },
});

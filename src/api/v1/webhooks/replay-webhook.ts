import { z } from 'zod';
import { replayWebhook as replay } from '#board/operators/webhooks/change-webhook.ts';
import { defineEndpoint, operatorOf } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { presentOne } from './present-webhook.ts';
import { webhookPath, webhookSchema } from './webhook-schemas.ts';

export const replayWebhookEndpoint = defineEndpoint({
  id: 'replayWebhook',
  method: 'POST',
  path: '/webhooks/{id}/replay',
  tag: 'webhooks',
  scope: 'webhooks',
  summary: { en: 'Replay messages', fr: 'Renvoyer les messages' },
  description: {
    en: 'Sends every change since a date, or since a message, again in new messages, after the waiting ones, with the offers as they are now. Without date or message, sends every open offer as published. A stopped webhook starts again.',
    fr: 'Renvoie les changements depuis une date, ou depuis un message, dans de nouveaux messages, après ceux qui attendent, avec les offres telles qu’elles sont. Sans date ni message, envoie chaque offre ouverte comme publiée. Un webhook arrêté reprend.',
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
              'The webhook-id of a message, which is sent again, too',
              'Le webhook-id d’un message, renvoyé lui aussi',
            ),
          ),
      })
      .refine(({ since, message }) => since === undefined || message === undefined, 'Expected a moment or a message')
      .meta({ not: { required: ['since', 'message'] } }),
  }),
  response: webhookSchema,
  handle: async (context, { path: { id }, body: { since, message } }) => {
    const from = { message, since: since === undefined ? undefined : new Date(since) };
    await replay(context.board, { id, operatorId: operatorOf(context).id }, from);
    return { body: await presentOne(context.board, id) };
  },
});

import { z } from 'zod';
import type { Label } from '#reference/labelled.ts';
import { describe } from '../describe.ts';
import { messageSchema } from './webhook-schemas.ts';

/**
 * Messages that we post to webhooks, for the OpenAPI document and the documentation page. We send no other
 * requests.
 */
export const postedMessages = {
  id: 'webhookMessage',
  summary: { en: 'Messages sent to a webhook', fr: 'Messages envoyés à un webhook' } satisfies Label,
  description: {
    en: 'Messages come in the order of data.sequence, one at a time. Check webhook-signature over `id.timestamp.body` with your secret, refuse old timestamps, and process each webhook-id once: it stays the same with every attempt.',
    fr: 'Les messages arrivent dans l’ordre de data.sequence, un à la fois. Vérifier webhook-signature sur `id.timestamp.body` avec votre secret, refuser les dates anciennes, et ne traiter chaque webhook-id qu’une fois : il reste le même à chaque essai.',
  } satisfies Label,
  /** Header fields of Standard Webhooks 1.0. */
  headers: z.strictObject({
    'webhook-id': z.uuid().meta(describe('The id of the message', 'L’identifiant du message')),
    'webhook-timestamp': z
      .string()
      .meta(describe('Seconds since 1970, of the attempt', 'Secondes depuis 1970, de l’essai')),
    'webhook-signature': z
      .string()
      .meta(describe('`v1,` and the HMAC-SHA256 in base64', '`v1,` puis le HMAC-SHA256 en base64')),
  }),
  body: messageSchema,
  answers: {
    '2XX': { en: 'Accepted: the next message follows', fr: 'Accepté : le message suivant est envoyé' },
    '410': {
      en: 'No more messages wanted: the webhook is stopped',
      fr: 'Plus aucun message souhaité : le webhook est arrêté',
    },
    default: {
      en: 'Tried again for three days, after Retry-After if present',
      fr: 'Retenté pendant trois jours, après Retry-After s’il est donné',
    },
  } satisfies Record<string, Label>,
} as const;

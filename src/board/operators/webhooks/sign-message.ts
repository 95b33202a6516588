import { createHmac } from 'node:crypto';
import { secretBytes } from '#board/context/webhook-secret.ts';

/** A message as it is kept: the same bytes and the same id with every attempt. */
export type WebhookMessage = { readonly id: string; readonly body: string };

/**
 * The header fields by which a receiver knows a message and who sent it (Standard Webhooks 1.0): the id is
 * the same with every attempt, time and signature are those of the attempt.
 */
export function signedHeaders(secret: string, { id, body }: WebhookMessage, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

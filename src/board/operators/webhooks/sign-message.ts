import { createHmac } from 'node:crypto';
import { secretBytes } from '#board/context/webhook-secret.ts';

/** Stored message. All attempts to send it have the same bytes and the same id. */
export type WebhookMessage = { readonly id: string; readonly body: string };

/**
 * Returns the header fields by which a receiver identifies a message and verifies its sender (Standard
 * Webhooks 1.0). The id is the same for every attempt; the time and the signature are new for every attempt.
 */
export function signedHeaders(secret: string, { id, body }: WebhookMessage, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

import { randomBytes } from 'node:crypto';

/** Standard Webhooks: 24 to 64 bytes in base64 behind `whsec_`. */
export const webhookSecret = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A secret that nobody has had. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** What signatures are made with. */
export function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.slice('whsec_'.length), 'base64');
}

/** Keeps secrets unreadable at rest; `about` ties one to its place. */
export type SecretSeal = {
  readonly close: (value: unknown, about: string) => Buffer;
  /** The value; null when it was changed, moved, or sealed with another key. */
  readonly open: (sealed: Uint8Array, about: string) => unknown;
};

/** Where a secret is kept: at the webhook of another operator it opens nothing. */
export const secretPlace = (operatorId: number): string => `webhook of operator ${operatorId}`;

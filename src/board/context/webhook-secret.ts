import { randomBytes } from 'node:crypto';

/**
 * Standard Webhooks: 24 to 64 bytes in base64 after `whsec_`. The pattern counts groups of four letters, so
 * it also accepts 65 bytes.
 */
export const webhookSecret = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Returns a new random secret. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Returns the key bytes with which messages are signed. */
export function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.slice('whsec_'.length), 'base64');
}

/** Encrypts secrets for storage; `about` ties a secret to its row. */
export type SecretSeal = {
  readonly close: (value: unknown, about: string) => Buffer;
  /** Returns the value; null if it was changed, moved to another row, or encrypted with another key. */
  readonly open: (sealed: Uint8Array, about: string) => unknown;
};

/**
 * Returns the text that ties an encrypted secret to its operator. A secret copied to the webhook of another
 * operator can then not be decrypted.
 */
export const secretPlace = (operatorId: number): string => `webhook of operator ${operatorId}`;

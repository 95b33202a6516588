import { createHash, randomBytes } from 'node:crypto';

/**
 * Key in the form that its owner gets: `mvi_<8 characters>_<256 random bits>`. The 8 characters identify the
 * key in lists.
 */
export type NewKey = { readonly text: string; readonly prefix: string; readonly hash: Buffer };

const prefixBytes = 4;
/** Number of random bytes of a key. */
export const keyBytes = prefixBytes + 32;

/** Returns a new random key. It can be shown only now, because only its hash is stored. */
export const newKey = (): NewKey => keyFrom(randomBytes(keyBytes));

/** Returns the key of these random bytes: always the same. */
export function keyFrom(random: Buffer): NewKey {
  const prefix = `mvi_${random.subarray(0, prefixBytes).toString('hex')}`;
  const text = `${prefix}_${random.subarray(prefixBytes).toString('base64url')}`;
  return { text, prefix, hash: hashOf(text) };
}

/** Uses a fast hash, because the key is random and cannot be guessed. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Tells if a text has the form of a key. Any other text can be refused without a query. */
export function isKeyText(text: string): boolean {
  return /^mvi_[0-9a-f]{8}_[\w-]{43}$/.test(text);
}

import { createHash, randomBytes } from 'node:crypto';

/** Key as its owner has it: `mvi_<8 characters to recognise it by>_<256 random bits>`. */
export type NewKey = { readonly text: string; readonly prefix: string; readonly hash: Buffer };

/** Returns a new random key. It is shown once: only its hash is stored. */
export function newKey(): NewKey {
  const prefix = `mvi_${randomBytes(5).toString('hex').slice(0, 8)}`;
  const text = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { text, prefix, hash: hashOf(text) };
}

/** A fast hash is enough: the key is random, so nobody can guess it. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Tells if a text has the form of a key; other texts cause no query. */
export function isKeyText(text: string): boolean {
  return /^mvi_[0-9a-f]{8}_[\w-]{43}$/.test(text);
}

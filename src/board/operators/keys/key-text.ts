import { createHash, randomBytes } from 'node:crypto';

/** A key as its owner has it: `mvi_<8 characters to recognise it by>_<256 random bits>`. */
export type NewKey = { readonly text: string; readonly prefix: string; readonly hash: Buffer };

/** A key that nobody has had. It is shown once: only its hash is kept. */
export function newKey(): NewKey {
  const prefix = `mvi_${randomBytes(5).toString('hex').slice(0, 8)}`;
  const text = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { text, prefix, hash: hashOf(text) };
}

/** Fast on purpose: what is hashed is random, nobody finds it by guessing. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether a text may be a key at all; what is none asks no database. */
export function isKeyText(text: string): boolean {
  return /^mvi_[0-9a-f]{8}_[\w-]{43}$/.test(text);
}

import { hash } from 'node:crypto';
import type { Locale } from '#words/locale.ts';

/** Identity of a document: its type, the key that all its languages have, and its language. */
export type DocumentName = { readonly type: string; readonly key: string; readonly lang: Locale };

/**
 * Returns the id of a document: 96 bits in 16 characters. A document has the same id in every installation,
 * so that files can link to it.
 */
export function documentId({ type, key, lang }: DocumentName): string {
  return hash('sha256', JSON.stringify([type, key, lang]), 'base64url').slice(0, 16);
}

import type { ConceptEntry } from './entry.ts';
import { readEntries } from './read-entries.ts';

/**
 * Words of rank and role beside a trade, in both languages. Beside another word they say little («ingénieur
 * qualité» asks for quality); alone, each finds its equals.
 */
export const heads: readonly ConceptEntry[] = readEntries('heads.txt');

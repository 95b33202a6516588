import type { ConceptEntry } from './entry.ts';
import { readEntries } from './read-entries.ts';

/**
 * Words of rank and role beside a trade, in both languages. Beside another word they mean little
 * («ingénieur qualité» searches quality); alone, each finds its equivalents.
 */
export const heads: readonly ConceptEntry[] = readEntries('heads.txt');

import type { ConceptEntry } from './entry.ts';
import { readEntries } from './read-entries.ts';

/**
 * Words of rank and role, in both languages. Next to another word they mean little («ingénieur qualité»
 * searches quality); alone, each finds the words of equal meaning.
 */
export const heads: readonly ConceptEntry[] = readEntries('heads.txt');

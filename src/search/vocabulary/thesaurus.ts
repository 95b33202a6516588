import { dataFilesIn } from '#data/texts.ts';
import type { ConceptEntry } from './entry.ts';
import { readEntries } from './read-entries.ts';

/** All trades, tools and notions that the search knows, in one file for each field. */
export const thesaurus: readonly ConceptEntry[] = dataFilesIn('thesaurus').flatMap((path) =>
  path.startsWith('thesaurus/tools-of-')
    ? readEntries(path).map((entry) => ({ ...entry, isTool: true }))
    : readEntries(path),
);

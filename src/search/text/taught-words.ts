import type { ConceptEntry } from '#search/vocabulary/entry.ts';
import { nameKey } from './vocabulary-matcher.ts';

/** A word of the staff, and the concept that it names; empty if it names none. */
export type TaughtWord = { readonly word: string; readonly concept: string };

/**
 * Returns concepts with words of the staff: each is a name of its concept, and of no other. A word whose
 * concept does not exist, because the files have changed, is left out.
 */
export function taughtEntries(entries: readonly ConceptEntry[], words: readonly TaughtWord[]): readonly ConceptEntry[] {
  const known = new Set(entries.map(({ id }) => id));
  const kept = words.filter(({ concept }) => concept === '' || known.has(concept));
  const taken = new Set(kept.map(({ word }) => nameKey(word)));
  const added = Map.groupBy(kept, ({ concept }) => concept);
  return entries.map((entry) => ({
    ...entry,
    equal: [
      ...entry.equal.filter((name) => !taken.has(nameKey(name))),
      ...(added.get(entry.id) ?? []).map(({ word }) => word),
    ],
  }));
}

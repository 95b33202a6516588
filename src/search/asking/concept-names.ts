import type { Locale } from '#words/locale.ts';
import { minOfEquals } from './explain.ts';
import { tradeName } from './near-trades.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import { understand } from '#search/understanding/understand.ts';
import type { ConceptEntry } from '#search/vocabulary/entry.ts';
import { thesaurus } from '#search/vocabulary/thesaurus.ts';

/** The thesaurus: trades, tools and notions. Each of them is a concept with several names. */
export const concepts: readonly ConceptEntry[] = thesaurus;

const byId = new Map(concepts.map((entry) => [entry.id, entry]));

/** The name of a concept in a language. */
export function conceptName(entry: ConceptEntry, locale: Locale): string {
  return tradeName(entry, locale);
}

/**
 * Finds a name of a concept that selects this concept and nothing else: some names are also cities, and some
 * change their meaning next to other words. Null for an unknown concept.
 */
export function askingName(id: string, knowledge: Knowledge): string | null {
  const entry = byId.get(id);
  return entry?.equal.find((name) => asksFor(name, id, knowledge)) ?? null;
}

function asksFor(name: string, id: string, knowledge: Knowledge): boolean {
  const { query, text, options } = understand(name, knowledge, 'fr');
  const [only, ...others] = query?.clauses ?? [];
  const isItself = only?.terms.some(({ term, weight }) => term === `#${id}` && weight > minOfEquals) ?? false;
  return isItself && others.length === 0 && options.length === 0 && text === name;
}

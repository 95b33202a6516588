import type { Board } from '#board/context/board.ts';
import { listSearches } from '#board/offers/asked-searches/list-searches.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import { termsOf } from '#search/text/terms-of.ts';
import { tokensOf } from '#search/text/tokens.ts';
import { nameKey, namesIn, treeOf, type Vocabulary } from '#search/text/vocabulary-matcher.ts';
import type { Locale } from '#words/locale.ts';
import type { CheckedSynonym } from './check-synonym.ts';
import { synonymLimits } from './synonym-limits.ts';

/** An asked search that a change touches, with its numbers of results before and, nearly, after it. */
export type TouchedSearch = {
  readonly text: string;
  readonly locale: Locale;
  readonly searches: number;
  readonly before: number;
  readonly after: number;
};

/** Number of results of a search that are compared. */
const mostCompared = 5000;

/**
 * Tells what a change of a word would do to the searches of the last days, with the offers of the present
 * index: a search for the concept gains the offers that have the word, and a search for the word those of the
 * concept.
 */
export async function synonymEffects(board: Board, change: CheckedSynonym): Promise<readonly TouchedSearch[]> {
  const asked = await listSearches(board, { days: synonymLimits.days, order: 'searches', locale: null });
  const touched = asked.filter(({ text }) => isTouched(text, change));
  const effects: TouchedSearch[] = [];
  for (const { text, locale, searches } of touched) {
    const ids = await idsOf(board, change.before, { text, locale });
    const later = await idsOf(board, change.after, { text, locale });
    const withWord =
      change.concept === '' ? null : await idsOf(board, change.before, { text: worded(text, change), locale });
    const after = new Set([...later, ...(withWord ?? [])]).size;
    effects.push({ text, locale, searches, before: ids.length, after });
  }
  return effects;
}

function isTouched(text: string, { before, after, concept, now }: CheckedSynonym): boolean {
  const [earlier, later] = [termsOf(text, before), termsOf(text, after)];
  const named = [concept, ...now].filter((id) => id !== '').map((id) => `#${id}`);
  return named.some((term) => earlier.includes(term) || later.includes(term));
}

/** Returns a text with the word instead of another name of its concept. */
function worded(text: string, { word, concept, before, key }: CheckedSynonym): string {
  const composed = text.normalize('NFC');
  const tokens = tokensOf(composed);
  const others = (before.entries.get(concept)?.equal ?? []).filter((name) => nameKey(name) !== key);
  const [found] = namesIn(tokens, treeOf([{ id: concept, equal: others }]));
  const [first, last] = [tokens[found?.from ?? -1], tokens[(found?.to ?? 0) - 1]];
  if (first === undefined || last === undefined) return text;
  return `${composed.slice(0, first.start)}${word}${composed.slice(last.end)}`;
}

/** Returns what a text finds if it is read with a vocabulary. */
async function idsOf(
  board: Board,
  vocabulary: Vocabulary,
  { text, locale }: { readonly text: string; readonly locale: Locale },
): Promise<readonly number[]> {
  const texts: Board['texts'] = (index, reference) => {
    const { knowledge, speller } = board.texts(index, reference);
    const { places, companies, zoneOfCountry } = knowledge;
    return { knowledge: { vocabulary, places, companies, zoneOfCountry }, speller };
  };
  const search = await prepareSearch({ ...board, texts }, { ...noCriteria, query: text }, locale);
  const { ids, total } = await search.ask({ facets: [], skip: 0, limit: mostCompared });
  return ids.slice(0, total);
}

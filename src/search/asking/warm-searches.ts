import { setImmediate } from 'node:timers/promises';
import type { Reference } from '#reference/read-reference.ts';
import { withCriterion } from '#search/criteria/change-criteria.ts';
import {
  criterionOf,
  type FacetName,
  facetNames,
  noCriteria,
  type OfferCriteria,
  sorts,
} from '#search/criteria/criteria.ts';
import { locales } from '#words/locale.ts';
import { tradeName } from './near-trades.ts';
import { prepareSearch } from './prepare-search.ts';
import type { SearchContext } from './search-context.ts';

type Bounds = {
  readonly stopping: AbortSignal;
  /**
   * Milliseconds of work after which no further search begins. The default is enough for all searches in
   * 100,000 offers, and for each kind of search in a million.
   */
  readonly mostWork?: number;
};

/** Enough for all searches in 100,000 offers, and for each kind of search in a million. */
const usualWork = 1500;
/**
 * Number of texts, which give some 700 searches: after only 300, the code that the first visitors run is not
 * compiled yet.
 */
const texts = 30;

/**
 * Runs searches like those of visitors and drops their results. Without this, the first visitors wait three
 * times as long, because their searches prepare tables and run code that is not compiled yet. Other work runs
 * between two searches.
 * @returns the number of searches
 */
export async function warmSearches(
  context: SearchContext,
  { stopping, mostWork = usualWork }: Bounds,
): Promise<number> {
  const [index, reference] = await Promise.all([context.search(), context.reference()]);
  const { knowledge } = context.texts(index, reference);
  const trades = knowledge.vocabulary.entries.values().take(texts).toArray();
  let [asked, worked] = [0, 0];
  for (const text of ['', ...trades.map((trade) => tradeName(trade, 'fr'))])
    for (const criteria of kindsOfSearches(reference)) {
      await setImmediate();
      if (stopping.aborted || worked >= mostWork) return asked;
      const started = performance.now();
      const query = asked % 4 === 3 ? misspelt(text) : text;
      const search = await prepareSearch(context, { ...criteria, query }, locales[asked % locales.length] ?? 'fr');
      await search.ask({ facets: facetNames, skip: 0, limit: 20 });
      worked += performance.now() - started;
      asked += 1;
    }
  return asked;
}

/** One search in each order, and one search with each criterion. */
function kindsOfSearches(reference: Reference): OfferCriteria[] {
  return [
    ...Object.values(sorts).map((sort) => ({ ...noCriteria, sort })),
    ...facetNames.map((name) => withFirstOption(name, reference)),
  ];
}

function withFirstOption(name: FacetName, reference: Reference): OfferCriteria {
  const [option] = criterionOf(name).options(reference);
  return option === undefined ? noCriteria : withCriterion(noCriteria, name, option);
}

/** Removes a letter from a word, so that the search tries to correct the word. */
function misspelt(text: string): string {
  return text.slice(0, 3) + text.slice(4);
}

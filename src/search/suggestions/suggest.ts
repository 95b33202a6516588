import { minute } from '#durations.ts';
import type { SearchContext } from '#search/asking/search-context.ts';
import type { Locale } from '#words/locale.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { normalizeQuery } from '#search/criterion/query.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import { bestFit, bestMatches, inside } from './best-matches.ts';
import { fairShare } from './fair-share.ts';
import { namedTrades } from './named-trades.ts';
import { readSuggestible, type Suggestible, type SuggestionKind, suggestionKinds } from './suggestible.ts';

/** A suggestion for the letters typed so far. */
export type Suggestion = {
  readonly kind: SuggestionKind;
  /** Name in the language of the page, even if another name matched. */
  readonly label: string;
  /** Number of open offers. */
  readonly offers: number;
  readonly criteria: OfferCriteria;
};

const maxSuggestions = 8;
const minLetters = 2;

/**
 * Suggests at most eight trades, cities, countries and companies, in groups ordered by how well they match:
 * first complete names, then places whose name begins as typed.
 */
export async function suggest(context: SearchContext, text: string, locale: Locale): Promise<Suggestion[]> {
  const typed = foldedWords(normalizeQuery(text)).join(' ');
  if (typed.length < minLetters) return [];
  const index = await context.search();
  const { suggestible, counted } = await keptOf(context, index);
  const trades = await namedTrades(context, { index, counted }, typed);
  const labels = new Set(suggestible.flatMap(({ kind, names }) => (kind === 'trade' ? names : [])));
  const all = [...suggestible, ...trades.filter(({ names }) => !names.some((name) => labels.has(name)))];
  const groups = suggestionKinds.map((kind) =>
    bestMatches(
      typed,
      all.filter((one) => one.kind === kind),
      maxSuggestions,
    ),
  );
  return fairShare(likeliestFirst(typed, groups), maxSuggestions).map(({ kind, label, offers, criteria }) => ({
    kind,
    label: label[locale],
    offers,
    criteria,
  }));
}

/** Order of the kinds when matches are equally good. */
const before = { country: 0, city: 0.25, trade: 0.5, company: 0.5 } as const satisfies Record<SuggestionKind, number>;

/**
 * Orders the groups: first those with a complete match, then places whose name begins as typed, countries
 * before cities: «inde» is India before InDesign, «port» the harbour before Portugal.
 */
function likeliestFirst(
  typed: string,
  groups: readonly (readonly Suggestible[])[],
): readonly (readonly Suggestible[])[] {
  const placeOf = ([best]: readonly Suggestible[]): number => {
    const fit = best === undefined ? null : bestFit(typed, best);
    if (best === undefined || fit === null || fit >= inside) return inside;
    const isPlace = best.kind === 'country' || best.kind === 'city';
    return isPlace || fit === 0 ? fit + before[best.kind] : inside;
  };
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Kept = {
  readonly version: number;
  /**
   * Milliseconds since 1970. The list also expires by time, because the end of an offer's broadcast does
   * not change the version.
   */
  readonly until: number;
  readonly suggestible: readonly Suggestible[];
  /** Counts of trades by name. */
  readonly counted: Map<string, number>;
};
const kept = new WeakMap<OfferIndex, Kept>();

/** Milliseconds until the list is loaded again, as long as pages of the search are cached. */
const freshFor = minute;

/** Loads the things that can be suggested again when the offers change, and after a minute. */
async function keptOf(context: SearchContext, index: OfferIndex): Promise<Kept> {
  const known = kept.get(index);
  const now = context.now();
  if (known?.version === index.version && now.getTime() < known.until) return known;
  const reference = await context.reference();
  const { knowledge } = await context.texts(index, reference);
  const { version } = index;
  const suggestible = readSuggestible({ index, reference, knowledge, now });
  const made = { version, until: now.getTime() + freshFor, suggestible, counted: new Map<string, number>() };
  kept.set(index, made);
  return made;
}

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
  /** Name in the language of the page, even if the typed letters match another name. */
  readonly label: string;
  /** Number of open offers. */
  readonly offers: number;
  readonly criteria: OfferCriteria;
};

const maxSuggestions = 8;
const minLetters = 2;

/**
 * Suggests at most eight trades, cities, countries and companies. The groups are ordered by how well they
 * match: first those with a complete name, then places whose name begins with the typed text.
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

/** Order of the kinds if their matches are equally good. */
const before = { country: 0, city: 0.25, trade: 0.5, company: 0.5 } as const satisfies Record<SuggestionKind, number>;

/**
 * Orders the groups: first those with a complete match, then places whose name begins with the typed text,
 * countries before cities. «inde» means India rather than InDesign, and «port» the harbour rather than
 * Portugal. A city needs at least as many offers as a trade that begins likewise: «mark» means marketing
 * rather than Markham.
 */
function likeliestFirst(
  typed: string,
  groups: readonly (readonly Suggestible[])[],
): readonly (readonly Suggestible[])[] {
  const trade = groups.flat().find((one) => one.kind === 'trade' && (bestFit(typed, one) ?? inside) < inside);
  const offersOfTrade = trade?.offers ?? 0;
  const placeOf = ([best]: readonly Suggestible[]): number => {
    const fit = best === undefined ? null : bestFit(typed, best);
    if (best === undefined || fit === null || fit >= inside) return inside;
    const isPlace = best.kind === 'country' || (best.kind === 'city' && best.offers >= offersOfTrade);
    return isPlace || fit === 0 ? fit + before[best.kind] : inside;
  };
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Kept = {
  readonly version: number;
  /**
   * Time at which the list expires (milliseconds since 1970). The version is not enough, because it does not
   * change when the broadcast of an offer ends.
   */
  readonly until: number;
  readonly suggestible: readonly Suggestible[];
  /** Counts of trades by name. */
  readonly counted: Map<string, number>;
};
const kept = new WeakMap<OfferIndex, Kept>();

/** Milliseconds after which the list is loaded again; pages of the search are cached for the same time. */
const freshFor = minute;

/**
 * Returns the things that can be suggested. They are loaded again when the offers change, and after a minute.
 */
async function keptOf(context: SearchContext, index: OfferIndex): Promise<Kept> {
  const known = kept.get(index);
  const now = context.now();
  if (known?.version === index.version && now.getTime() < known.until) return known;
  const reference = await context.reference();
  const { knowledge } = context.texts(index, reference);
  const { version } = index;
  const suggestible = readSuggestible({ index, reference, knowledge, now });
  const made = { version, until: now.getTime() + freshFor, suggestible, counted: new Map<string, number>() };
  kept.set(index, made);
  return made;
}

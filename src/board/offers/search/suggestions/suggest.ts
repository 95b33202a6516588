import { minute } from '#durations.ts';
import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import type { OfferCriteria } from '../criteria.ts';
import { queryOf } from '../criteria/query.ts';
import type { OfferIndex } from '../index/offer-index.ts';
import { wordsOf } from '../text/terms-of.ts';
import { bestMatches } from './best-matches.ts';
import { namedTrades } from './named-trades.ts';
import { readSuggestible, type Suggestible, type SuggestionKind, suggestionKinds } from './suggestible.ts';

/** What a text that is being typed may mean. */
export type Suggestion = {
  readonly kind: SuggestionKind;
  /** In the language of the page, whatever name was typed. */
  readonly label: string;
  /** Open ones. */
  readonly offers: number;
  readonly criteria: OfferCriteria;
};

const mostSuggestions = 8;
const fewestLetters = 2;

/** At most eight trades, cities, countries and companies, in groups, by what of a name is typed. */
export async function suggest(board: Board, text: string, locale: Locale): Promise<Suggestion[]> {
  const typed = wordsOf(queryOf(text)).join(' ');
  if (typed.length < fewestLetters) return [];
  const index = await board.search();
  const { suggestible, counted } = await keptOf(board, index);
  const trades = await namedTrades(board, { index, counted }, typed);
  const labels = new Set(suggestible.flatMap(({ kind, names }) => (kind === 'trade' ? names : [])));
  const all = [...suggestible, ...trades.filter(({ names }) => !names.some((name) => labels.has(name)))];
  const groups = suggestionKinds.map((kind) =>
    bestMatches(
      typed,
      all.filter((one) => one.kind === kind),
      mostSuggestions,
    ),
  );
  return fairShare(groups).map(({ kind, label, offers, criteria }) => ({
    kind,
    label: label[locale],
    offers,
    criteria,
  }));
}

/** The best of each group, then the second ones, as long as there is room; groups stay together. */
function fairShare(groups: readonly (readonly Suggestible[])[]): Suggestible[] {
  const ranked = groups.flatMap((group) => group.map((one, rank) => ({ one, rank })));
  const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, mostSuggestions);
  const taken = new Set(best.map(({ one }) => one));
  return groups.flat().filter((one) => taken.has(one));
}

type Kept = {
  readonly version: number;
  /** Offers end by time too, which makes no version: milliseconds since 1970. */
  readonly until: number;
  readonly suggestible: readonly Suggestible[];
  /** Searches that were made to count a trade, by its name. */
  readonly counted: Map<string, number>;
};
const kept = new WeakMap<OfferIndex, Kept>();

/** As long as a page of the search is shared. */
const freshFor = minute;

/** Read anew when the offers have changed, and after a minute. */
async function keptOf(board: Board, index: OfferIndex): Promise<Kept> {
  const known = kept.get(index);
  const now = board.now();
  if (known?.version === index.version && now.getTime() < known.until) return known;
  const reference = await board.reference();
  const { knowledge } = await board.texts(index, reference);
  const { version } = index;
  const suggestible = readSuggestible({ index, reference, knowledge, now });
  const made = { version, until: now.getTime() + freshFor, suggestible, counted: new Map<string, number>() };
  kept.set(index, made);
  return made;
}

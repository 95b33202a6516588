import { inEachLocale } from '#words/locale.ts';
import type { SearchContext } from '#search/asking/search-context.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { isStopWord } from '#search/text/stop-words.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { fit } from './best-matches.ts';
import type { Suggestible } from './suggestible.ts';

/** Limit of trades whose offers are counted, because each count is a search. */
const maxCounted = 5;

type Name = { readonly name: string; readonly words: readonly string[]; readonly folded: string };

type ByBeginning = ReadonlyMap<string, readonly (readonly Name[])[]>;

let known: { readonly of: string; readonly trades: ByBeginning } | undefined;

/**
 * Returns the names of all trades by the first two letters of any of their words, because visitors type at
 * least two letters. The table is built at the first call, because this takes 40 ms.
 */
function knownTrades(): ByBeginning {
  if (known?.of !== vocabulary.hash)
    known = {
      of: vocabulary.hash,
      trades: byBeginning(Array.from(vocabulary.entries.values(), ({ equal }) => equal.map(readName))),
    };
  return known.trades;
}

function readName(name: string): Name {
  const words = foldedWords(name);
  return { name, words, folded: words.join(' ') };
}

function byBeginning(trades: readonly (readonly Name[])[]): ByBeginning {
  const found = new Map<string, (readonly Name[])[]>();
  for (const names of trades)
    for (const beginning of new Set(names.flatMap(beginningsOf)))
      found.set(beginning, [...(found.get(beginning) ?? []), names]);
  return found;
}

function beginningsOf({ folded }: Name): string[] {
  return Array.from(folded.matchAll(/(?<=^| )./g), ({ index }) => folded.slice(index, index + 2));
}

type Known = {
  readonly index: OfferIndex;
  /** Numbers of offers by name, from earlier calls. Most of these calls were for the letters typed before. */
  readonly counted: Map<string, number>;
};

/**
 * Suggests trades with a name that matches the typed letters. Each suggestion shows this name, and the number
 * of offers that a search for the name finds.
 */
export async function namedTrades(
  context: SearchContext,
  { index, counted }: Known,
  typed: string,
): Promise<Suggestible[]> {
  const trades = knownTrades().get(typed.slice(0, 2)) ?? [];
  const found = trades.flatMap((names) => bestName(typed, names, index) ?? []);
  const likely = found.toSorted((a, b) => a.fit - b.fit || b.common - a.common).slice(0, maxCounted);
  const shown = await Promise.all(likely.map((one) => withOffers(context, one, counted)));
  return shown.filter(({ offers }) => offers > 0);
}

/**
 * Best rating that a name gets here: that of a name of which only the end of the last word may be missing.
 */
const whole = 1;

type FittingName = Name & { readonly fit: number; readonly common: number };

/**
 * Picks the name that matches best; among equal matches, the one with the most offers. Null if no offer has a
 * name of the trade. A short form («compta») is shown as the full word.
 */
function bestName(typed: string, names: readonly Name[], index: OfferIndex): FittingName | null {
  const fitting = names.flatMap((name) => {
    const how = fit(typed, name.folded);
    return how === null ? [] : [{ ...name, fit: Math.max(how, whole), common: offersAbout(name, index) }];
  });
  const [best] = fitting.toSorted((a, b) => a.fit - b.fit || b.common - a.common);
  const isKnown = best !== undefined && (best.common > 0 || names.some((name) => offersAbout(name, index) > 0));
  return isKnown ? best : null;
}

/** Fraction of the offers with one word of a name in which the next word of the name follows it. */
const besideIt = 1 / 4;

/**
 * Estimates the number of offers with a name. The estimate falls with each further word, because many bodies
 * contain the words of a name without naming the trade.
 */
function offersAbout({ words }: Name, index: OfferIndex): number {
  const speaking = words.filter((word) => !isStopWord(word));
  if (speaking.length === 0) return 0;
  return Math.min(...speaking.map((word) => index.frequency(word))) * besideIt ** (words.length - 1);
}

async function withOffers(
  context: SearchContext,
  { name, folded, common }: FittingName,
  counted: Map<string, number>,
): Promise<Suggestible> {
  const criteria = { ...noCriteria, query: name };
  const offers = counted.get(name) ?? (await countFacets(context, criteria, [])).total;
  counted.set(name, offers);
  const label = inEachLocale(() => name);
  return { kind: 'trade', label, names: [folded], hiddenNames: [], common, offers, criteria };
}

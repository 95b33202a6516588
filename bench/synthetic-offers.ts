import { day } from '#durations.ts';
import type { IndexedOffer } from '../src/search/offer/indexed-offer.ts';
import type { TextAnalysis } from '../src/search/store/text-analysis.ts';
import type { Random } from '../src/demo/random.ts';

/**
 * Yields offers without end. Each offer takes its texts from one offer of the pool, its place from a second
 * offer and its company from a third. A pool of thousands of offers makes a million offers in seconds; making
 * a million different texts would take a quarter of an hour.
 */
export function* syntheticOffers(
  pool: readonly IndexedOffer[],
  count: number,
  random: Random,
): Generator<IndexedOffer> {
  for (let id = 1; id <= count; id += 1) {
    const [texts, place, company] = [random.pick(pool), random.pick(pool), random.pick(pool)];
    const start = texts.broadcastStart - random.integer(0, 30) * day;
    yield {
      ...texts,
      id,
      texts: { ...texts.texts, city: place.texts.city, country: place.texts.country, company: company.texts.company },
      columns: { ...texts.columns, place: place.columns.place, company: company.columns.company },
      city: place.city,
      broadcastStart: start,
      createdAt: start - day,
    };
  }
}

/** An analysis that caches its results, because synthetic offers share texts. */
export function remembering(analysis: TextAnalysis): TextAnalysis & { readonly forget: () => void } {
  const [texts, titles] = [
    new Map<string, ReturnType<TextAnalysis['read']>>(),
    new Map<string, ReturnType<TextAnalysis['pairs']>>(),
  ];
  return {
    fingerprint: analysis.fingerprint,
    programFingerprint: analysis.programFingerprint,
    read: (text) => once(texts, text, analysis.read),
    industriesOf: analysis.industriesOf,
    pairs: (title) => once(titles, title, analysis.pairs),
    forget: () => {
      texts.clear();
      titles.clear();
    },
  };
}

function once<R>(known: Map<string, R>, text: string, read: (text: string) => R): R {
  const found = known.get(text) ?? read(text);
  known.set(text, found);
  return found;
}

/** The simplest text search. Words are folded and lose a plural s; title and body are one text. */
export type PlainSearch = (text: string) => readonly number[];

type Posting = { readonly id: number; readonly count: number; readonly length: number };

const k1 = 1.2;
const b = 0.75;

/**
 * Ranks the given offers by Okapi BM25. An offer matches by any word; offers with equal scores stay in the
 * given order.
 */
export function plainBm25(offers: readonly { readonly id: number; readonly text: string }[]): PlainSearch {
  const postings = postingsOf(offers);
  const meanLength = offers.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / offers.length;
  return (text) => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(text))) {
      const found = postings.get(word) ?? [];
      const idf = Math.log(1 + (offers.length - found.length + 0.5) / (found.length + 0.5));
      for (const { id, count, length } of found) {
        const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength));
        scores.set(id, (scores.get(id) ?? 0) + idf * saturated);
      }
    }
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  };
}

function postingsOf(offers: readonly { readonly id: number; readonly text: string }[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const { id, text } of offers) {
    const words = wordsOf(text);
    for (const [word, { length: count }] of Map.groupBy(words, (word) => word)) {
      postings.set(word, [...(postings.get(word) ?? []), { id, count, length: words.length }]);
    }
  }
  return postings;
}

function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=..)s$/u, ''));
}

import type { Dictionary } from './dictionary.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { TextAnalysis } from './text-analysis.ts';

type KeptWords = {
  readonly words: readonly string[];
  /** Number of terms of each word, then the numbers of these terms one after another. */
  readonly meanings: { readonly counts: Uint8Array; readonly terms: Uint32Array };
};

// Prefix of a term that stands for a word of a heading as written. No other term contains this prefix.
const mark = '~';

/**
 * The words of the offers as written, for corrections and suggestions. Words of headings have separate terms.
 * The number of offers of a word that occurs only in bodies is estimated by the terms of the word, because
 * this needs no memory for each offer.
 */
export class SurfaceWords {
  readonly #analysis: TextAnalysis;
  readonly #terms: Dictionary;
  /** The terms of each word. */
  readonly #meanings = new Map<string, readonly number[]>();

  constructor(analysis: TextAnalysis, terms: Dictionary) {
    this.#analysis = analysis;
    this.#terms = terms;
  }

  /**
   * Adds the words of an offer.
   * @returns the terms of the words in its heading
   */
  of({ heading, words }: OfferTerms): number[] {
    for (const word of words) this.#note(word);
    return Array.from(heading, (word) => this.#terms.numberOf(mark + word));
  }

  /** Every word seen so far. */
  all(): Iterable<string> {
    return this.#meanings.keys();
  }

  /** Approximate number of offers with a word. */
  frequency(word: string, offersWith: (term: number) => number): number {
    const own = this.#terms.find(mark + word);
    const meaning = this.#meanings.get(word) ?? [];
    const meant = meaning.length === 0 ? 0 : Math.min(...meaning.map(offersWith));
    return Math.max(own === undefined ? 0 : offersWith(own), meant);
  }

  /** The data that `adopt` reads. */
  kept(): KeptWords {
    const meanings = [...this.#meanings.values()];
    return {
      words: [...this.#meanings.keys()],
      meanings: {
        counts: Uint8Array.from(meanings, ({ length }) => length),
        terms: Uint32Array.from(meanings.flat()),
      },
    };
  }

  adopt({ words, meanings: { counts, terms } }: KeptWords): void {
    let from = 0;
    for (const [place, word] of words.entries()) {
      const to = from + (counts[place] ?? 0);
      this.#meanings.set(word, [...terms.subarray(from, to)]);
      from = to;
    }
  }

  #note(word: string): void {
    if (this.#meanings.has(word)) return;
    this.#meanings.set(
      word,
      this.#analysis.read(word).terms.map((term) => this.#terms.numberOf(term)),
    );
  }
}

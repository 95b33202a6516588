import type { Dictionary } from './dictionary.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { TextAnalysis } from './text-analysis.ts';

type KeptWords = {
  readonly words: readonly string[];
  /** How many terms each word means, and their numbers one behind the other. */
  readonly meanings: { readonly counts: Uint8Array; readonly terms: Uint32Array };
};

// No letter of a term: what begins with it is a word of a heading as it is written.
const mark = '~';

/**
 * The words of the offers as they are written, for corrections and suggestions. Those of headings have terms
 * of their own; one that bodies alone have counts as often as what it means, which needs no room in an offer.
 */
export class SurfaceWords {
  readonly #analysis: TextAnalysis;
  readonly #terms: Dictionary;
  /** For each word, the terms that it means. */
  readonly #meanings = new Map<string, readonly number[]>();

  constructor(analysis: TextAnalysis, terms: Dictionary) {
    this.#analysis = analysis;
    this.#terms = terms;
  }

  /** Notes the words of an offer. @returns the terms of those of its heading */
  of({ heading, words }: OfferTerms): number[] {
    for (const word of words) this.#note(word);
    return Array.from(heading, (word) => this.#terms.numberOf(mark + word));
  }

  /** Every word that was ever met. */
  all(): Iterable<string> {
    return this.#meanings.keys();
  }

  /** How many offers have a word, about. */
  frequency(word: string, offersWith: (term: number) => number): number {
    const own = this.#terms.find(mark + word);
    const meaning = this.#meanings.get(word) ?? [];
    const meant = meaning.length === 0 ? 0 : Math.min(...meaning.map(offersWith));
    return Math.max(own === undefined ? 0 : offersWith(own), meant);
  }

  /** What `adopt` takes. */
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

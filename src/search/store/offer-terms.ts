import type { OfferTexts } from '#search/offer/indexed-offer.ts';
import type { TextAnalysis } from './text-analysis.ts';

type Field = {
  readonly name: keyof OfferTexts;
  readonly weight: number;
  /** Penalty for long fields, from 0 (none) to 1 (full). */
  readonly slope: number;
  /**
   * Usual number of terms in this field. It is a constant, because the weights of an offer must not depend on
   * other offers.
   */
  readonly usual: number;
  /** True if each word of this field is counted, because corrections need these counts. */
  readonly heading?: true;
};

/** BM25F: Robertson and Zaragoza, «The Probabilistic Relevance Framework» (2009), 3.6. */
const fields: readonly Field[] = [
  { name: 'title', heading: true, weight: 8, slope: 0.75, usual: 10 },
  { name: 'company', heading: true, weight: 3, slope: 0.5, usual: 2 },
  { name: 'city', heading: true, weight: 3, slope: 0.5, usual: 2 },
  { name: 'country', heading: true, weight: 3, slope: 0.5, usual: 2 },
  // With this `slope`, a long list of job fields weighs less: one job field says much about an offer, and ten
  // say little.
  { name: 'profession', heading: true, weight: 5, slope: 0.5, usual: 20 },
  { name: 'sector', weight: 1, slope: 0, usual: 1 },
  { name: 'description', weight: 0.6, slope: 0.5, usual: 200 },
  { name: 'profile', weight: 0.5, slope: 0.5, usual: 100 },
];

/**
 * Weight of the industry of a known company. It is enough to have the industry, and not enough to be
 * shown for a neighbouring concept.
 */
const ofIndustry = 2.4;

// Limit of characters of a text. The rest of a longer text says nothing new, and reading it would block the
// process.
const maxTextLength = 20_000;

/** The terms and words of an offer's texts. */
export type OfferTerms = {
  /** Each term with its weight, which is its frequency over all fields. */
  readonly terms: ReadonlyMap<string, number>;
  /** The words of the heading, and the words of all fields. */
  readonly heading: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

export function readOfferTerms(texts: OfferTexts, analysis: TextAnalysis): OfferTerms {
  const weighed = new Map<string, number>();
  const [heading, words] = [new Set<string>(), new Set<string>()];
  for (const field of fields) {
    const text = texts[field.name].slice(0, maxTextLength);
    const read = analysis.read(text);
    addTerms(weighed, read.terms, weightOf(field, read.terms.length));
    if (field.name === 'title') addTerms(weighed, new Set(analysis.pairs(text)), weightOf(field, read.terms.length));
    for (const word of read.words) words.add(word);
    if (field.name === 'company') addTerms(weighed, analysis.industriesOf(text), ofIndustry);
    if (field.heading) for (const word of read.words) heading.add(word);
  }
  return { terms: weighed, heading, words };
}

function weightOf({ weight, slope, usual }: Field, length: number): number {
  return weight / (1 - slope + (slope * length) / usual);
}

function addTerms(weighed: Map<string, number>, terms: Iterable<string>, weight: number): void {
  for (const term of terms) weighed.set(term, (weighed.get(term) ?? 0) + weight);
}

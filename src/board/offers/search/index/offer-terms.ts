import type { OfferTexts } from './indexed-offer.ts';
import type { TextAnalysis } from './text-analysis.ts';

type Field = {
  readonly name: keyof OfferTexts;
  readonly weight: number;
  /** How much its length counts against it: 0 not at all, 1 in full. */
  readonly slope: number;
  /** Its terms on average: a constant, so that what one offer weighs never changes with the others. */
  readonly usual: number;
};

/** BM25F: Robertson and Zaragoza, «The Probabilistic Relevance Framework» (2009), 3.6. */
const fields: readonly Field[] = [
  { name: 'title', weight: 8, slope: 0.75, usual: 5 },
  { name: 'company', weight: 3, slope: 0.5, usual: 2 },
  { name: 'city', weight: 3, slope: 0.5, usual: 2 },
  { name: 'country', weight: 3, slope: 0.5, usual: 2 },
  { name: 'profession', weight: 2, slope: 0.5, usual: 6 },
  { name: 'sector', weight: 1, slope: 0, usual: 1 },
  { name: 'description', weight: 1, slope: 0.5, usual: 200 },
  { name: 'profile', weight: 0.7, slope: 0.5, usual: 100 },
];

// What is longer says no more, and would hold the process.
const longestText = 20_000;

/** The terms of an offer and how much each weighs in it: its frequency over all fields. */
export function weighTerms(texts: OfferTexts, analysis: TextAnalysis): Map<string, number> {
  const weighed = new Map<string, number>();
  for (const { name, ...field } of fields) {
    const text = texts[name].slice(0, longestText);
    const terms = analysis.terms(text);
    addTerms(weighed, terms, weightOf(field, terms.length));
    if (name === 'title') addTerms(weighed, new Set(analysis.pairs(text)), weightOf(field, terms.length));
  }
  return weighed;
}

function weightOf({ weight, slope, usual }: Omit<Field, 'name'>, length: number): number {
  return weight / (1 - slope + (slope * length) / usual);
}

function addTerms(weighed: Map<string, number>, terms: Iterable<string>, weight: number): void {
  for (const term of terms) weighed.set(term, (weighed.get(term) ?? 0) + weight);
}

/** What a heading is made of: the words of these are counted one by one, for corrections. */
export function headingOf(texts: OfferTexts): string {
  return `${texts.title} ${texts.company} ${texts.city} ${texts.country} ${texts.profession}`;
}

/** The text below it. */
export function bodyOf(texts: OfferTexts): string {
  return `${texts.description.slice(0, longestText)} ${texts.profile.slice(0, longestText)}`;
}

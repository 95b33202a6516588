import { matchesFilter, plainWords } from '../filter/match-filter.ts';
import type { FoundDocument } from './present-document.ts';

/** Where the words of a search stand in a document: the less, the more it is about them. */
const ranks = { title: 0, summary: 1, body: 2 } as const;

/**
 * Documents that a full text found, those first that are called by its words, then those that are summed up
 * by them; else in their order.
 */
export function rankDocuments(search: string, documents: readonly FoundDocument[]): FoundDocument[] {
  return ranked(search, documents).map(({ document }) => document);
}

/**
 * The same without those that hold the words deep in their body alone, or other forms of them («visa»,
 * «vise»): these are suggested where there is nothing better.
 */
export function suggestedDocuments(search: string, documents: readonly FoundDocument[]): FoundDocument[] {
  const all = ranked(search, documents);
  const meant = all.filter(({ rank }) => rank < ranks.body);
  return (meant.length > 0 ? meant : all).map(({ document }) => document);
}

function ranked(search: string, documents: readonly FoundDocument[]) {
  const words = plainWords(search);
  return documents.map((document) => ({ document, rank: rankOf(words, document) })).toSorted((a, b) => a.rank - b.rank);
}

function rankOf(words: readonly string[], { type, title, text }: FoundDocument): number {
  if (matchesFilter(plainWords(title), words)) return ranks.title;
  // The answer to a question is its body.
  const isSummedUp = type !== 'faq_item' && matchesFilter(plainWords(`${title} ${text}`), words);
  return isSummedUp ? ranks.summary : ranks.body;
}

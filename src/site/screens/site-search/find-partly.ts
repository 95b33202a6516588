import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { textsOf } from './document-texts.ts';
import { type DocumentResults, maxRanked, noDocuments } from './find-documents.ts';
import { presentDocument, type Searched, searchedTypes } from '#site/parts/documents/present-document.ts';
import { type QueryWord, searchedWords, containsForm } from './text-words.ts';

/** Limit of words that are searched, because each takes one query. */
const maxAsked = 4;
const maxShown = 10;

/**
 * Finds documents that contain at least half of the words of a text, for a text whose words no document
 * contains together. Documents with the most words come first; among equal ones, those with the words in
 * their names.
 * @throws ContentUnavailable
 */
export async function findPartly(content: Content, search: string, locale: Locale): Promise<DocumentResults> {
  const asked = searchedWords(search).slice(0, maxAsked);
  const wanted = { types: searchedTypes, lang: locale, pageSize: maxRanked } as const;
  const found = asked.length < 2 ? [] : await Promise.all(asked.map(({ folded }) => content.search(folded, wanted)));
  const each = new Map(found.flatMap(({ documents }) => documents).map((document) => [document.id, document]));
  const documents = [...each.values()]
    .map((document) => ({ document, held: heldBy(document, asked) }))
    .filter(({ held }) => held.words >= asked.length / 2)
    .toSorted((a, b) => b.held.words - a.held.words || b.held.weight - a.held.weight)
    .slice(0, maxShown)
    .map(({ document }) => presentDocument(document));
  return { ...noDocuments, total: documents.length, isPart: documents.length > 0, documents };
}

/**
 * Returns how many of the words a document contains, in total and up to each of its parts. The parts are in
 * order, and the count of each part includes the parts before it.
 */
function heldBy(document: Searched, asked: readonly QueryWord[]) {
  const parts = Object.values(textsOf(document)).map((text) => asked.filter((word) => containsForm(text, word)).length);
  return { words: Math.max(...parts), weight: parts.reduce((sum, count) => sum + count, 0) };
}

import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { textsOf } from './document-texts.ts';
import { type FoundDocuments, maxRanked, noDocuments } from './find-documents.ts';
import { presentDocument, type Searched, searchedTypes } from '#site/parts/documents/present-document.ts';
import { type AskedWord, searchedWords, holdsForm } from './words-held.ts';

/** Each word is a question of its own. */
const maxAsked = 4;
const maxShown = 10;

/**
 * The documents that hold at least half of the words of a text, most words first and of alike ones those
 * that are called by them: for a text of which nothing holds all words. @throws ContentAway
 */
export async function findPartly(content: Content, search: string, locale: Locale): Promise<FoundDocuments> {
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

/** How many of the words, and in how many of a document's parts, of which each has those above it. */
function heldBy(document: Searched, asked: readonly AskedWord[]) {
  const parts = Object.values(textsOf(document)).map((text) => asked.filter((word) => holdsForm(text, word)).length);
  return { words: Math.max(...parts), weight: parts.reduce((sum, count) => sum + count, 0) };
}

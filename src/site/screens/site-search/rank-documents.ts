import { type DocumentTexts, textsOf } from './document-texts.ts';
import type { Searched } from '#site/parts/documents/present-document.ts';
import { type AskedWord, type Holds, holdsAll, holdsForm } from './words-held.ts';

/** Where the words of a search stand in a document: the less, the more it is about them. */
export const places = { title: 0, headings: 1, summary: 2, all: 3, alike: 4 } as const;

type Ranked = { readonly document: Searched; readonly place: number };

/**
 * Documents that a full text found, those first that are called by its words, then those with a part that is,
 * those that are summed up by them, and those that hold them anywhere; of alike ones, what is said of every
 * country before what is said of one; else in their order. A full text also finds words that only look like
 * those («visa», «vise»): they count where nothing has the words.
 */
export function rankDocuments(
  asked: readonly AskedWord[],
  documents: readonly Searched[],
  holds: Holds = holdsForm,
): readonly Ranked[] {
  const ranked = documents
    .map((document) => {
      const texts = textsOf(document);
      const place = placeOf(asked, texts, holds);
      // Whole words before those that only begin so: «inde» is India before the indemnity.
      return { document, place, whole: holds === holdsForm ? place : placeOf(asked, texts, holdsForm) };
    })
    .toSorted(
      (a, b) => a.place - b.place || a.whole - b.whole || Number(isOfOne(a.document)) - Number(isOfOne(b.document)),
    );
  const meant = ranked.filter(({ place }) => place < places.alike);
  return meant.length > 0 ? meant : ranked;
}

/**
 * The same without those that hold the words deep in their body alone: these are suggested where there is
 * nothing better.
 */
export function suggestedDocuments(
  asked: readonly AskedWord[],
  documents: readonly Searched[],
  holds: Holds,
): readonly Searched[] {
  const ranked = rankDocuments(asked, documents, holds);
  const meant = ranked.filter(({ place }) => place < places.all);
  return (meant.length > 0 ? meant : ranked).map(({ document }) => document);
}

/** The first of the parts of a document that hold all words. */
function placeOf(asked: readonly AskedWord[], texts: DocumentTexts, holds: Holds): number {
  const parts = ['title', 'headings', 'summary', 'all'] as const;
  const part = parts.find((name) => holdsAll(texts[name], asked, holds));
  return part === undefined ? places.alike : places[part];
}

const isOfOne = ({ type }: Searched): boolean => type === 'country' || type === 'entreprise';

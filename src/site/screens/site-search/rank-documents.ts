import { type DocumentTexts, textsOf } from './document-texts.ts';
import type { Searched } from '#site/parts/documents/present-document.ts';
import type { Locale } from '#words/locale.ts';
import { type QueryWord, type Contains, containsAll, containsForm, containsPrefix } from './text-words.ts';

/**
 * Parts of a document in which the words of a search may be. A lower number means that the document is more
 * about these words.
 */
export const places = { title: 0, headings: 1, summary: 2, all: 3, alike: 4 } as const;

type Ranked = { readonly document: Searched; readonly place: number };

/**
 * Ranks the documents of a full-text search: first those with the words in the title, then in a heading, in
 * the summary, in the body. Among equal documents, texts about all countries come before texts about one
 * country; otherwise the order stays. A full-text search also finds words that only look similar («visa»,
 * «vise»). Such documents count only if no document has the searched words.
 */
export function rankDocuments(
  asked: readonly QueryWord[],
  documents: readonly Searched[],
  contains: Contains = containsForm,
): readonly Ranked[] {
  const ranked = documents
    .map((document) => {
      const texts = textsOf(document);
      const place = placeOf(asked, texts, contains);
      // Whole words rank before beginnings of words: «inde» means India rather than the indemnity.
      return { document, place, whole: contains === containsForm ? place : placeOf(asked, texts, containsForm) };
    })
    .toSorted(
      (a, b) => a.place - b.place || a.whole - b.whole || Number(isOfOne(a.document)) - Number(isOfOne(b.document)),
    );
  const meant = ranked.filter(({ place }) => place < places.alike);
  return meant.length > 0 ? meant : ranked;
}

type Typed = { readonly asked: readonly QueryWord[]; readonly prefer: Locale };

/**
 * Ranks documents to suggest: those in the language of the page, then those in other languages. In each
 * language, documents with the words only in their body are left out, unless there are no others.
 */
export function suggestedDocuments({ asked, prefer }: Typed, documents: readonly Searched[]): readonly Searched[] {
  const ranked = rankDocuments(asked, documents, containsPrefix);
  const { own = [], others = [] } = Object.groupBy(ranked, ({ document: { lang } }) =>
    lang === prefer ? 'own' : 'others',
  );
  return [...withoutBodies(own), ...withoutBodies(others)].map(({ document }) => document);
}

function withoutBodies(ranked: readonly Ranked[]): readonly Ranked[] {
  const meant = ranked.filter(({ place }) => place < places.all);
  return meant.length > 0 ? meant : ranked;
}

/** Returns the first part of a document that has all words. */
function placeOf(asked: readonly QueryWord[], texts: DocumentTexts, contains: Contains): number {
  const parts = ['title', 'headings', 'summary', 'all'] as const;
  const part = parts.find((name) => containsAll(texts[name], asked, contains));
  return part === undefined ? places.alike : places[part];
}

const isOfOne = ({ type }: Searched): boolean => type === 'country' || type === 'entreprise';

import type { Content, DocumentOf } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { type FoundDocument, presentDocument, searchedTypes } from './present-document.ts';

const pageSize = 10;
const mostOfOthers = 5;

type Asked = { readonly search: string; readonly locale: Locale; readonly page: number };

type Found = {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly documents: readonly FoundDocument[];
};

/**
 * A page of the documents that hold the words of a text, in the reader's language; the last one ends with
 * those that the other language alone has. @throws ContentAway
 */
export async function findDocuments(content: Content, asked: Asked): Promise<Found> {
  const { search, locale, page } = asked;
  const own = await content.search(search, { types: searchedTypes, lang: locale, page, pageSize });
  const pages = Math.max(1, own.pages);
  // Behind the last page stands the last.
  if (page > pages) return findDocuments(content, { ...asked, page: Math.min(pages, page - 1) });
  const isLast = page === pages;
  const others = isLast ? await onlyElsewhere(content, { search, locale, page }, own.documents) : [];
  return {
    total: own.total + others.length,
    page,
    pages,
    documents: [...own.documents, ...others].map((document) => presentDocument(document)),
  };
}

type Searched = DocumentOf<(typeof searchedTypes)[number]>;

async function onlyElsewhere(content: Content, { search, locale }: Asked, own: readonly Searched[]) {
  const all = await content.search(search, { types: searchedTypes, lang: '*', pageSize: 20 });
  const known = new Set(own.map(({ id }) => id));
  return all.documents
    .filter(({ lang }) => lang !== locale)
    .filter(({ alternate_languages: others }) => !others.some(({ id }) => known.has(id)))
    .slice(0, mostOfOthers);
}

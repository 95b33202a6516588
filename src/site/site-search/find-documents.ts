import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { type FoundDocument, presentDocument, searchedTypes } from './present-document.ts';
import { rankDocuments } from './rank-documents.ts';

const pageSize = 10;
const mostOfOthers = 5;
const mostRanked = 100;

type Asked = { readonly search: string; readonly locale: Locale; readonly page: number };

type Found = {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly documents: readonly FoundDocument[];
};

/**
 * A page of the documents that hold the words of a text, in the reader's language, the ones that are called
 * by them first; where it has none, those of the other language. Those after the first hundred are left
 * out. @throws ContentAway
 */
export async function findDocuments(content: Content, { search, locale, page: asked }: Asked): Promise<Found> {
  const wanted = { types: searchedTypes, lang: locale, pageSize: mostRanked } as const;
  const { documents: own } = await content.search(search, wanted);
  const others = own.length > 0 ? [] : await ofOtherLanguage(content, { search, locale });
  const all = rankDocuments(
    search,
    [...own, ...others].map((document) => presentDocument(document)),
  );
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  // Behind the last page stands the last.
  const page = Math.min(asked, pages);
  return { total: all.length, page, pages, documents: all.slice((page - 1) * pageSize, page * pageSize) };
}

async function ofOtherLanguage(content: Content, { search, locale }: Omit<Asked, 'page'>) {
  const lang = locale === 'fr' ? 'en' : 'fr';
  const { documents } = await content.search(search, { types: searchedTypes, lang, pageSize: mostOfOthers });
  return documents;
}

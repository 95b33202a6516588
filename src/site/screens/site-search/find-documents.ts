import type { Content } from '#content/port/content.ts';
import { type Locale, otherLocale } from '#words/locale.ts';
import {
  type FoundDocument,
  presentDocument,
  type Searched,
  searchedTypes,
} from '#site/parts/documents/present-document.ts';
import type { standings } from './order-groups.ts';
import { places, rankDocuments } from './rank-documents.ts';
import { isNameOfScreen, screensCalled } from './site-screens.ts';
import { searchedWords } from './text-words.ts';

const pageSize = 10;
const maxOfOthers = 5;
/** The largest number of documents that a content system returns in one answer. */
export const maxRanked = 100;

type Asked = { readonly search: string; readonly locale: Locale; readonly page: number };

/** A page of the documents and screens found on the site. */
export type DocumentResults = {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** How exactly the search matches the names of the first document. */
  readonly standing: keyof typeof standings;
  /** True if no document has all words of the search, so that the found documents have only some of them. */
  readonly isPart: boolean;
  readonly documents: readonly FoundDocument[];
};

/** The result for a text without words, or if nothing was found. */
export const noDocuments: DocumentResults = {
  total: 0,
  page: 1,
  pages: 1,
  standing: 'mentioning',
  isPart: false,
  documents: [],
};

/**
 * Finds a page of the screens and documents that contain the words of a text, in the reader's language. Those
 * with the words in their names come first. If this language has no document, the other language is searched.
 * Results after the first hundred are left out.
 * @throws ContentUnavailable
 */
export async function findDocuments(
  content: Content,
  { search, locale, page: asked }: Asked,
): Promise<DocumentResults> {
  const wanted = { types: searchedTypes, lang: locale, pageSize: maxRanked } as const;
  const [{ documents: own }, screens] = [await content.search(search, wanted), screensCalled(search, locale)];
  const others = own.length > 0 ? [] : await ofOtherLanguage(content, { search, locale });
  const ranked = rankDocuments(searchedWords(search), [...own, ...others]);
  const isCalled = ranked.some(({ place }) => place <= places.headings);
  const standing = isNameOfScreen(search) ? 'named' : isCalled ? 'called' : 'mentioning';
  const all = [...screens, ...ranked.map(({ document }) => presentDocument(document))];
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  // A page number beyond the last page shows the last page.
  const page = Math.min(asked, pages);
  const documents = all.slice((page - 1) * pageSize, page * pageSize);
  return { total: all.length, page, pages, standing, isPart: false, documents };
}

async function ofOtherLanguage(
  content: Content,
  { search, locale }: Omit<Asked, 'page'>,
): Promise<readonly Searched[]> {
  const lang = otherLocale(locale);
  const { documents } = await content.search(search, { types: searchedTypes, lang, pageSize: maxOfOthers });
  return documents;
}

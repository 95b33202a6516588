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
import { searchedWords } from './words-held.ts';

const pageSize = 10;
const maxOfOthers = 5;
/** As many as a content system gives at once. */
export const maxRanked = 100;

type Asked = { readonly search: string; readonly locale: Locale; readonly page: number };

/** A page of what was found on the site beside offers and companies. */
export type FoundDocuments = {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** How much of the first the words are. */
  readonly standing: keyof typeof standings;
  /** None has all words: these have some. */
  readonly isPart: boolean;
  readonly documents: readonly FoundDocument[];
};

/** Where nothing is found, or nothing can be asked. */
export const noDocuments: FoundDocuments = {
  total: 0,
  page: 1,
  pages: 1,
  standing: 'mentioning',
  isPart: false,
  documents: [],
};

/**
 * A page of the screens and documents that hold the words of a text, in the reader's language, the ones that
 * are called by them first; where it has no document, those of the other language. Those after the first
 * hundred are left out. @throws ContentAway
 */
export async function findDocuments(content: Content, { search, locale, page: asked }: Asked): Promise<FoundDocuments> {
  const wanted = { types: searchedTypes, lang: locale, pageSize: maxRanked } as const;
  const [{ documents: own }, screens] = [await content.search(search, wanted), screensCalled(search, locale)];
  const others = own.length > 0 ? [] : await ofOtherLanguage(content, { search, locale });
  const ranked = rankDocuments(searchedWords(search), [...own, ...others]);
  const isCalled = ranked.some(({ place }) => place <= places.headings);
  const standing = isNameOfScreen(search) ? 'named' : isCalled ? 'called' : 'mentioning';
  const all = [...screens, ...ranked.map(({ document }) => presentDocument(document))];
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  // Behind the last page stands the last.
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

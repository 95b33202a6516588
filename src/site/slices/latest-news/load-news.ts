import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import type { ListPage } from '#site/parts/account/list-page.ts';
import { askContent } from '#site/request/ask-content.ts';
import { newestFirst } from './load-latest-news.ts';
import { presentNews, type ShownNews } from './present-news.ts';

const pageSize = 12;

/** Reads the page number of an address (`?page=2`); 1 for other values. */
export function askedPage(parameters: URLSearchParams): number {
  const asked = parameters.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

type NewsPage = { readonly news: readonly ShownNews[]; readonly page: ListPage };

/**
 * Loads a page of news; a number beyond the last page loads the last page.
 * @throws a 503 if the content is unavailable
 */
export async function loadNews(content: Content, lang: Locale, asked: number): Promise<NewsPage> {
  const query = { types: ['news'], lang, orderings: newestFirst, pageSize, page: asked } as const;
  const { documents, pages } = await askContent(content.query(query));
  if (documents.length === 0 && asked > 1) return loadNews(content, lang, Math.min(Math.max(pages, 1), asked - 1));
  return { news: presentNews(documents), page: { page: asked, pages: Math.max(pages, 1) } };
}

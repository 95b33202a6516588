import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { presentNews } from './present-news.ts';

/** Order of news: by the date that the editor wrote, then by publication. */
export const newestFirst = [
  { field: 'my.news.published_on', direction: 'desc' },
  { field: 'document.first_publication_date', direction: 'desc' },
] as const;

const shown = 3;

/**
 * Loads the latest three news items.
 * @throws ContentUnavailable
 */
export async function loadLatestNews(content: Content, lang: Locale) {
  const { documents } = await content.query({ types: ['news'], lang, orderings: newestFirst, pageSize: shown });
  return presentNews(documents);
}

import { filter } from '@prismicio/client';
import type { NewsPiece, NewsSince } from '#board/newsletter/newsletter-news.ts';
import type { Content, DocumentOf } from '#content/port/content.ts';
import { documentAddress } from '#site/routing/link-address.ts';
import { presentNews } from '#site/slices/latest-news/present-news.ts';
import { locales } from '#words/locale.ts';

const pageSize = 100;
// Limit of pages, in case a content system reports a wrong number.
const maxPages = 20;

/**
 * Returns the news for the newsletter: first published after a given time, and not dated earlier, because a
 * moved archive would be. It throws ContentUnavailable.
 */
export const newsOf =
  (content: Content): NewsSince =>
  async (since) => {
    const where = [filter.dateAfter('document.first_publication_date', since)];
    const from = since.toISOString().slice(0, 10);
    const found: DocumentOf<'news'>[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
      const answer = await content.query({ types: ['news'], lang: '*', where, page, pageSize });
      pages = answer.pages;
      found.push(...answer.documents);
    }
    return found.flatMap((document) => presentPiece(document)).filter(({ day }) => day >= from);
  };

/** Returns the news item as the list of news shows it; null if it is in another language than ours. */
function presentPiece(document: DocumentOf<'news'>): readonly NewsPiece[] {
  const locale = locales.find((known) => known === document.lang);
  if (locale === undefined) return [];
  const path = documentAddress(document);
  return presentNews([document]).map(({ title, summary, day }) => ({
    documentId: document.id,
    locale,
    title,
    summary,
    path,
    day,
  }));
}

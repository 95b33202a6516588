import { filter } from '@prismicio/client';
import type { NewsPiece, NewsSince } from '#board/newsletter/newsletter-news.ts';
import type { Content, DocumentOf } from '#content/port/content.ts';
import { documentAddress } from '#site/routing/link-address.ts';
import { presentNews } from '#site/slices/latest-news/present-news.ts';
import { locales } from '#words/locale.ts';

const pageSize = 100;
// Limit of pages to read, because a content system may report a wrong number of pages.
const maxPages = 20;

/**
 * Returns the news for the newsletter: items that were first published after a given time and have a later
 * date too. The date leaves out an archive that was moved to the site. The function throws
 * ContentUnavailable.
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

/** Returns the news item in the form of a list of news; nothing if the site does not have its language. */
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

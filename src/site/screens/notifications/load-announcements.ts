import type { Content } from '#content/port/content.ts';
import type { NotificationDocument } from '#content/models/documents.ts';
import { dayInParis } from '#words/paris-days.ts';
import type { Locale } from '#words/locale.ts';
import { contentOr } from '#site/request/ask-content.ts';

const most = 100;

/** Loads today's announcements for all candidates, latest first; none if the content is unavailable. */
export async function loadAnnouncements(content: Content, lang: Locale, now: Date) {
  const orderings = [{ field: 'document.first_publication_date', direction: 'desc' }] as const;
  const question = content.query({ types: ['notification'], lang, orderings, pageSize: most });
  const today = dayInParis(now);
  const { documents } = await contentOr(question, { documents: [] });
  return documents
    .filter((document) => isShown(document, today))
    .map(({ uid, data, first_publication_date: published }) => ({
      uid,
      title: data.title ?? '',
      day: data.shown_from ?? published.slice(0, 10),
    }));
}

/**
 * Tells if an announcement is shown on a day in Paris, such as `2026-11-22`. An announcement without days is
 * always shown.
 */
export function isShown({ data }: Pick<NotificationDocument, 'data'>, today: string): boolean {
  const { shown_from: from, shown_until: until } = data;
  return (from === null || from <= today) && (until === null || today <= until);
}

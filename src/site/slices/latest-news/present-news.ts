import type { NewsDocument } from '#content/models/documents.ts';
import { drawnInstead } from '#site/parts/documents/drawn-instead.ts';

export type ShownNews = ReturnType<typeof presentNews>[number];

/**
 * Presents news items for their cards. The day is the one that the editor wrote, or else the day of
 * publication.
 */
export function presentNews(documents: readonly NewsDocument[]) {
  return documents.map(({ uid, data, first_publication_date: published }) => ({
    uid,
    title: data.title ?? uid,
    summary: data.summary,
    image: data.image,
    drawn: data.image.url ? null : drawnInstead(uid),
    day: data.published_on ?? published.slice(0, 10),
  }));
}

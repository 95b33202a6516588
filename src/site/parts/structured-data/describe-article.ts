import type { Locale } from '#words/locale.ts';
import { publisher } from './describe-site.ts';
import type { Described } from './json-ld.ts';

type Article = {
  readonly kind: 'Article' | 'NewsArticle';
  readonly title: string;
  readonly description: string | null;
  readonly locale: Locale;
  /** Absolute addresses of the article and of its picture. */
  readonly url: string;
  readonly image: string;
  /** Days or moments in ISO 8601. */
  readonly publishedAt: string;
  readonly changedAt: string;
};

/** Describes an editorial text (Google Search Central, «Article»): title, dates, publisher. */
export function describeArticle(origin: string, article: Article): Described {
  const { kind, title, description, locale, url, image, publishedAt, changedAt } = article;
  return {
    '@type': kind,
    // Limits the title to 110 characters, because search engines cut longer titles.
    headline: title.slice(0, 110).toWellFormed(),
    ...(description && { description }),
    inLanguage: locale,
    mainEntityOfPage: url,
    image: [image],
    datePublished: moment(publishedAt),
    dateModified: moment(changedAt < publishedAt ? publishedAt : changedAt),
    author: publisher(origin),
    publisher: publisher(origin),
  };
}

/**
 * Inserts the colon into «+0000». Content systems write the offset without a colon, but ISO 8601 requires one
 * if the time has colons.
 */
function moment(written: string): string {
  const time = Date.parse(written);
  return written.length === '2026-09-14'.length || Number.isNaN(time) ? written : new Date(time).toISOString();
}

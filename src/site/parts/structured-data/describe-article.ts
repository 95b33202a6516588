import type { Locale } from '#words/locale.ts';
import { publisher } from './describe-site.ts';
import type { Described } from './json-ld.ts';

type Article = {
  readonly kind: 'Article' | 'NewsArticle';
  readonly title: string;
  readonly description: string | null;
  readonly locale: Locale;
  /** Its whole address, and that of its picture. */
  readonly url: string;
  readonly image: string;
  /** Days or moments, as ISO 8601 writes them. */
  readonly publishedAt: string;
  readonly changedAt: string;
};

/** A text of the editors (Google Search Central, «Article»): what it is, since when, and whose. */
export function describeArticle(origin: string, article: Article): Described {
  const { kind, title, description, locale, url, image, publishedAt, changedAt } = article;
  return {
    '@type': kind,
    // Longer ones are cut by who shows them.
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

/** Content systems write «+0000», which ISO 8601 does not mix with the colons before it. */
function moment(written: string): string {
  const time = Date.parse(written);
  return written.length === '2026-09-14'.length || Number.isNaN(time) ? written : new Date(time).toISOString();
}

import type { Locale } from '#words/locale.ts';

/** A news item by the editors, in one language. */
export type NewsPiece = {
  /** Permanent id of the document. Each language has a document with a different id. */
  readonly documentId: string;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string | null;
  /** Path of the item's page on this site, with its language prefix. */
  readonly path: string;
  /** 'YYYY-MM-DD', the date that readers see. */
  readonly day: string;
};

/**
 * Returns the news published after a moment, in all languages. The caller passes this function, because the
 * board has no access to the content. If the content is unavailable the function may throw, and nothing is
 * sent.
 */
export type NewsSince = (since: Date) => Promise<readonly NewsPiece[]>;

import type { Locale } from '#words/locale.ts';

/** News by editors, in one language. */
export type NewsPiece = {
  /** Permanent id of the document; each language has its own. */
  readonly documentId: string;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string | null;
  /** Path of its page on this site, with its language prefix. */
  readonly path: string;
  /** 'YYYY-MM-DD', as readers see it. */
  readonly day: string;
};

/**
 * Returns what was published after a moment, in all languages. The board knows no content: the caller
 * passes this function. It may throw if the content is unavailable; nothing is sent then.
 */
export type NewsSince = (since: Date) => Promise<readonly NewsPiece[]>;

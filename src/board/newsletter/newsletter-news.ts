import type { Locale } from '#words/locale.ts';

/** News that editors wrote, in one language. */
export type NewsPiece = {
  /** Of the document: the same for ever, another in each language. */
  readonly documentId: string;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string | null;
  /** Of its page on this site, with its language. */
  readonly path: string;
  /** 'YYYY-MM-DD', as readers see it. */
  readonly day: string;
};

/**
 * What was published after a moment, in all languages. The board knows no content: whoever has it gives this.
 * It may throw where the content is away; nothing is sent then.
 */
export type NewsSince = (since: Date) => Promise<readonly NewsPiece[]>;

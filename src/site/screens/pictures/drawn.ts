import type { Board } from '#board/context/board.ts';
import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';

/** The content of a page's picture: nothing else is drawn. */
export type Drawn = {
  /** Kind of page, or place of an offer; above the title. */
  readonly kind: string;
  readonly title: string;
  /** Company or author, below the title. */
  readonly by?: string;
  /** Facts on the stub of the pass, three at most. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
};

/** The page of a picture, and the sources of its content. */
export type Pictured = {
  readonly board: Board;
  readonly content: Content;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string | undefined>>;
};

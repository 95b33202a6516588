import type { Board } from '#board/context/board.ts';
import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';

/** The texts in a page's picture; nothing else is written in it. */
export type Drawn = {
  /** Line above the title: the kind of page, or the place of an offer. */
  readonly kind: string;
  readonly title: string;
  /** Line below the title: the company or the author. */
  readonly by?: string;
  /** Facts on the stub of the pass, at most three. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
};

/** The page to draw, and the services from which its texts come. */
export type Pictured = {
  readonly board: Board;
  readonly content: Content;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string | undefined>>;
};

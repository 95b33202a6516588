import type { Board } from '#board/context/board.ts';
import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';

/** What the picture of a page shows: it is drawn of this alone. */
export type Drawn = {
  /** What kind of page it is, or where an offer leads: above the title. */
  readonly kind: string;
  readonly title: string;
  /** Whose it is, below the title. */
  readonly by?: string;
  /** The stub of the pass, three at most. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
};

/** Where it is found, and of which page. */
export type Pictured = {
  readonly board: Board;
  readonly content: Content;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string | undefined>>;
};

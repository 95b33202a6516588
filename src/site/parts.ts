import type { Board } from '#board/board.ts';

/** The little of a logger that pages use; personal data never goes in. */
export type SiteLog = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};

/** Sign-in as pages use it. */
export type SignIn = object;

/** What the server gives the site once, at the start. */
export type SiteParts = {
  readonly board: Board;
  readonly signIn: SignIn;
  readonly publicUrl: URL;
  readonly mailbox: object | null;
  readonly fileLinkSecret: Uint8Array;
};

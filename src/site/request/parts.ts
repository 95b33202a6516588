import type { Board } from '#board/context/board.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import type { Content } from '#content/port/content.ts';
import type { Previews } from '#content/port/previews.ts';
import type { RelyingParty } from '#identity/relying-party/create-relying-party.ts';
import type { LocalMailbox } from '#mail/local-mailbox.ts';
import type { Locale } from '#words/locale.ts';
import type { MenuItem } from '#site/routing/screen-handle.ts';

/** The little of a logger that pages use; personal data never goes in. */
export type SiteLog = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};

/** One kind of letter, as it may look. */
export type LetterSample = {
  /** Of the job that sends it. */
  readonly name: string;
  readonly write: (locale: Locale) => Promise<{ subject: string; html: string; text: string }>;
};

/** What the server gives the site once, at the start. */
export type SiteParts = {
  readonly board: Board;
  /** What editors write. */
  readonly content: Content;
  /** What editors have not published yet, for whoever has a ref of it. */
  readonly previews: Previews;
  /** Asks in every process what is published at present; the secret is of those who may make it do so. */
  readonly refreshContent: { readonly run: () => Promise<void>; readonly secret: string | null };
  readonly relyingParty: RelyingParty;
  /** Where candidates' accounts are read and begun: here, or elsewhere. */
  readonly candidates: CandidatesApi;
  readonly publicUrl: URL;
  /** Origins, beside the site's own, where a form may end: a sign-out ends at the identity provider. */
  readonly formTargets: readonly string[];
  /** The mailbox that a page shows; null where that page must not exist. */
  readonly mailbox: LocalMailbox | null;
  /** Every letter that the program sends, with invented facts: shown beside the mailbox. */
  readonly letterSamples: readonly LetterSample[];
  /** Whether pages tell the server what fails in them. */
  readonly takesErrors: boolean;
  /** The candidate's own screens. */
  readonly menu: readonly MenuItem[];
  /** The key of the public offers API that everybody may know; null for none. */
  readonly offersPublicKey: string | null;
  /** Signs the links by which recruiters open applications, and those of alerts and of previews. */
  readonly linkSecret: string;
};

import type { Board } from '#board/context/board.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import type { Content } from '#content/port/content.ts';
import type { Previews } from '#content/port/previews.ts';
import type { RelyingParty } from '#identity/relying-party/create-relying-party.ts';
import type { LocalMailbox } from '#mail/local-mailbox.ts';
import type { Locale } from '#words/locale.ts';
import type { MenuItem } from '#site/routing/screen-handle.ts';

/** The methods of a logger that pages use; personal data must not be logged. */
export type SiteLog = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};

/** A sample of one kind of letter, with invented data. */
export type LetterSample = {
  /** Name of the job that sends the letter. */
  readonly name: string;
  readonly write: (locale: Locale) => Promise<{ subject: string; html: string; text: string }>;
};

/** The services that the server gives the site once, at the start. */
export type SiteParts = {
  readonly board: Board;
  /** Published content. */
  readonly content: Content;
  /** Unpublished content, for browsers with a preview ref. */
  readonly previews: Previews;
  /** Makes every process fetch the published content again. Only callers with the secret may call this. */
  readonly refreshContent: { readonly run: () => Promise<void>; readonly secret: string | null };
  readonly relyingParty: RelyingParty;
  /** Reads and creates accounts of candidates. They are on this board or in another service. */
  readonly candidates: CandidatesApi;
  readonly publicUrl: URL;
  /**
   * Origins, in addition to the site's, to which a form may redirect. A sign-out, for example, ends at the
   * identity provider.
   */
  readonly formTargets: readonly string[];
  /** The mailbox that the mailbox page shows; null if the site must not have this page. */
  readonly mailbox: LocalMailbox | null;
  /** A sample of every letter, with invented data. The mailbox page links to these samples. */
  readonly letterSamples: readonly LetterSample[];
  /** True if pages report their errors to the server. */
  readonly takesErrors: boolean;
  /** The candidate's own screens, for the menus. */
  readonly menu: readonly MenuItem[];
  /** The public key of the offers API; null without a key. */
  readonly offersPublicKey: string | null;
  /**
   * Secret that signs the links in letters by which recruiters open applications, and the links of alerts and
   * previews.
   */
  readonly linkSecret: string;
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Interaction, Provider } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import type { AccountMail } from '#identity/provider/accounts/account-mail.ts';
import type { Attempts } from '#identity/provider/accounts/attempts.ts';
import type { CodeKeeper } from '#identity/provider/codes/codes.ts';
import type { Federation } from '#identity/provider/federation/federation.ts';
import type { AskingBrowser } from '#identity/provider/accounts/end-account-sessions.ts';
import type { ProvenAccount } from '#identity/provider/accounts/generation.ts';
import type { ForgeryDefence } from '#identity/provider/protocol/forgery-defence.ts';
import type { FormLinks } from '#identity/provider/pages/account-form.tsx';
import type { Frame } from '#identity/provider/pages/sheet.tsx';
import type { KnownDevice, KnownDevices } from '#identity/provider/accounts/known-device.ts';
import type { Passkeys } from '#identity/provider/passkeys/passkeys.ts';
import type { Policy } from '#identity/provider/protocol/policies.ts';
import type { Ages, ReadRegistrationLists, Registration } from '#identity/provider/accounts/registration.ts';

/** A request below the address of an interaction. */
export type InteractionRequest = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly url: URL;
  readonly policy: Policy;
  readonly provider: Provider;
};

/** The same, once its interaction was found. */
export type InteractionPage = {
  readonly request: InteractionRequest;
  readonly interaction: Interaction;
  readonly view: View;
};

/** What the steps of an interaction share. */
export type InteractionParts = {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly codes: CodeKeeper;
  readonly mail: AccountMail;
  readonly registrationLists: ReadRegistrationLists;
  readonly ages: Ages | null;
  readonly defence: ForgeryDefence;
  readonly federation: Federation;
  /** Null where the public address can have none. */
  readonly passkeys: Passkeys | null;
  readonly mountPath: string;
  readonly frame: (language: Locale, otherLanguageUrl?: string) => Frame;
  readonly addressOf: (req: IncomingMessage) => string;
  /**
   * Ends the sessions of an account in all browsers but this one, at provider and site: after a change of
   * what one signs in with, in its transaction.
   */
  readonly endOtherSessions: (db: Kysely<Tables>, oid: string, browser: AskingBrowser) => Promise<void>;
};

export type PageAnswer = { readonly page: string; readonly status?: number; readonly retryAfterSeconds?: number };

/** What a step answers: a page, or the name of the page to go to. */
export type InteractionAnswer =
  | PageAnswer
  | { readonly next: string; /** What that page tells above its form. */ readonly told?: 'again' };

/** Who is now signed in, and how (RFC 8176): by password where nothing is said. */
export type ProvenSignIn = ProvenAccount & {
  readonly amr?: readonly string[];
  /** Whether the browser says that it makes passkeys on this very device. */
  readonly canPasskeys?: boolean;
};

/** One page of one interaction: shows itself, and takes what was typed. */
export type Step = {
  show(view: View): InteractionAnswer | Promise<InteractionAnswer>;
  submit(fields: Record<string, string>, view: View): Promise<ProvenSignIn | InteractionAnswer>;
};

export type View = {
  readonly frame: Frame;
  readonly links: FormLinks;
  /** Network address of the person. */
  readonly address: string;
  /** Names the interaction: codes are held by it. */
  readonly uid: string;
  /** Address of another page of this interaction, in the same language. */
  readonly at: (page: string) => string;
  /** The browser that asks. */
  readonly browser: AskingBrowser;
  readonly device: KnownDevice;
  /** What the page before has this one tell. */
  readonly told: string | null;
  /** How much the site asks a new account for. */
  readonly registration: Registration;
};

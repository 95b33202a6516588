import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Interaction, Provider } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import type { AccountMail } from '#identity/provider/accounts/account-mail.ts';
import type { Attempts } from '#identity/provider/accounts/attempts.ts';
import type { CodeStore } from '#identity/provider/codes/codes.ts';
import type { Federation } from '#identity/provider/federation/federation.ts';
import type { AskingBrowser } from '#identity/provider/accounts/end-account-sessions.ts';
import type { ProvenAccount } from '#identity/provider/accounts/generation.ts';
import type { ForgeryDefence } from '#identity/provider/protocol/forgery-defence.ts';
import type { FormLinks } from '#identity/provider/pages/account-form.tsx';
import type { Frame } from '#identity/provider/pages/sheet.tsx';
import type { KnownDevice, KnownDevices } from '#identity/provider/accounts/known-device.ts';
import type { Passkeys } from '#identity/provider/passkeys/passkeys.ts';
import type { Policy } from '#identity/provider/protocol/policies.ts';
import type { Ages, ReadDoubt, ReadRegistrationLists, Registration } from '#identity/provider/accounts/registration.ts';

/** A request for an address of an interaction. */
export type InteractionRequest = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly url: URL;
  readonly policy: Policy;
  readonly provider: Provider;
};

/** The request with its interaction. */
export type InteractionPage = {
  readonly request: InteractionRequest;
  readonly interaction: Interaction;
  readonly view: View;
};

/** Services that the steps of interactions use. */
export type InteractionParts = {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly codes: CodeStore;
  readonly mail: AccountMail;
  readonly registrationLists: ReadRegistrationLists;
  readonly ages: Ages | null;
  readonly doubtOf: ReadDoubt | null;
  readonly defence: ForgeryDefence;
  readonly federation: Federation;
  /** Null if passkeys are not possible at the public address. */
  readonly passkeys: Passkeys | null;
  readonly mountPath: string;
  readonly frame: (language: Locale, otherLanguageUrl?: string) => Frame;
  readonly addressOf: (req: IncomingMessage) => string;
  /**
   * Ends the sessions of an account in all other browsers, at the provider and at the site. Called in the
   * transaction that changes a sign-in method.
   */
  readonly endOtherSessions: (db: Kysely<Tables>, oid: string, browser: AskingBrowser) => Promise<void>;
};

export type PageAnswer = { readonly page: string; readonly status?: number; readonly retryAfterSeconds?: number };

/** Result of a step: a page, or the name of the page to go to. */
export type InteractionAnswer =
  | PageAnswer
  | { readonly next: string; /** Notice that the next page shows above its form. */ readonly told?: 'again' };

/** The person who is now signed in, and the method (RFC 8176); the default is the password. */
export type ProvenSignIn = ProvenAccount & {
  readonly amr?: readonly string[];
  /** True if the browser says that it can create passkeys on this device. */
  readonly canPasskeys?: boolean;
};

/** A page of an interaction, which is shown and whose form is handled. */
export type Step = {
  show(view: View): InteractionAnswer | Promise<InteractionAnswer>;
  submit(fields: Record<string, string>, view: View): Promise<ProvenSignIn | InteractionAnswer>;
};

export type View = {
  readonly frame: Frame;
  readonly links: FormLinks;
  /** Network address of the person. */
  readonly address: string;
  /** Id of the interaction; codes belong to it. */
  readonly uid: string;
  /** Returns the address of another page of this interaction, in the same language. */
  readonly at: (page: string) => string;
  /** The browser that sent the request. */
  readonly browser: AskingBrowser;
  readonly device: KnownDevice;
  /** Notice from the previous page. */
  readonly told: string | null;
  /** How much a sign-up must ask for, as the site requests. */
  readonly registration: Registration;
};

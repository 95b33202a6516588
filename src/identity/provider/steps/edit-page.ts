import type { Account } from '#identity/provider/accounts/accounts.ts';
import type { AskingBrowser } from '#identity/provider/accounts/end-account-sessions.ts';
import type { InteractionAnswer as StepAnswer, InteractionParts, View } from './interaction-step.ts';
import type { Frame } from '#identity/provider/pages/sheet.tsx';
import type { BrowserSession } from './browser-session.ts';

/** Changes that the notice above the overview reports; each is a key in the catalogues. */
export const editOutcomes = [
  'names',
  'address',
  'password',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'serviceLinked',
  'serviceRemoved',
] as const;

/** The change that was just made. */
export type Outcome = (typeof editOutcomes)[number];

/** The pages of the profile edit below its overview. */
export type EditPageName =
  | 'names'
  | 'address'
  | 'code'
  | 'password'
  | 'add-passkey'
  | 'rename-passkey'
  | 'remove-passkey'
  | 'link-service'
  | 'remove-service';

/** A request of a signed-in person in the profile edit. */
export type Editing = {
  readonly parts: InteractionParts;
  readonly frame: Frame;
  /** The same data in the form of pages that the profile edit shares with other policies. */
  readonly view: View;
  readonly account: Account;
  /** The query parameters of the address. */
  readonly parameters: URLSearchParams;
  /** Uid of the interaction. */
  readonly uid: string;
  /** User agent of the browser. */
  readonly userAgent: string | null;
  readonly session: BrowserSession;
  readonly browser: AskingBrowser;
  /** Network address of the person. */
  readonly address: string;
  /** Token that ties the forms to this interaction. */
  readonly token: string;
  /** Returns the address of a page of this interaction, in the current language; '' is the overview. */
  readonly to: (page: string, parameters?: Readonly<Record<string, string>>) => string;
};

/** Result of a form: a redirect to the overview or to another page, or a page to show. */
export type EditAnswer = { readonly done: Outcome } | { readonly go: string } | StepAnswer;

/** A page of the profile edit, which is shown and whose form is handled. */
export type EditPage = {
  /** True if the page changes the sign-in methods and therefore requires a recent sign-in. */
  readonly isSensitive: boolean;
  /** Returns the page; null if there is nothing to show, because its subject was removed meanwhile. */
  show(editing: Editing): Promise<string | null> | string;
  submit(fields: Readonly<Record<string, string>>, editing: Editing): Promise<EditAnswer>;
};

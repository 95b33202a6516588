import type { Account } from '#identity/provider/accounts/accounts.ts';
import type { AskingBrowser } from '#identity/provider/accounts/end-account-sessions.ts';
import type { InteractionAnswer as StepAnswer, InteractionParts, View } from './interaction-step.ts';
import type { Frame } from '#identity/provider/pages/sheet.tsx';
import type { BrowserSession } from './browser-session.ts';

/** What was changed, and is told above the overview: a name in the catalogues. */
export type Outcome =
  | 'names'
  | 'address'
  | 'password'
  | 'passkeyAdded'
  | 'passkeyRenamed'
  | 'passkeyRemoved'
  | 'serviceLinked'
  | 'serviceRemoved';

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

/** One request of someone who is signed in and changes how. */
export type Editing = {
  readonly parts: InteractionParts;
  readonly frame: Frame;
  /** The same, for pages that stand in other policies too; the first of them is that of the address. */
  readonly view: View;
  readonly account: Account;
  /** The parameters of the address. */
  readonly parameters: URLSearchParams;
  /** Names the interaction. */
  readonly uid: string;
  /** What the browser says it is. */
  readonly userAgent: string | null;
  readonly session: BrowserSession;
  readonly browser: AskingBrowser;
  /** Network address of the person. */
  readonly address: string;
  /** Ties the forms to this interaction. */
  readonly token: string;
  /** The address of a page of this interaction, in the language of the page; '' is the overview. */
  readonly to: (page: string, parameters?: Readonly<Record<string, string>>) => string;
};

/** Where a form leads: on to the overview or another page, or to a page that is shown instead. */
export type EditAnswer = { readonly done: Outcome } | { readonly go: string } | StepAnswer;

/** One page of the profile edit: shows itself, and takes what was typed. */
export type EditPage = {
  /** It changes who can sign in: it opens only to someone who has signed in just now. */
  readonly isSensitive: boolean;
  /** Null where nothing is to be shown: it was removed meanwhile. */
  show(editing: Editing): Promise<string | null> | string;
  submit(fields: Readonly<Record<string, string>>, editing: Editing): Promise<EditAnswer>;
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import type { Attempts } from './attempts.ts';
import type { ForgeryDefence } from './forgery-defence.ts';
import type { FormLinks } from './pages/account-form.tsx';
import type { Frame } from './pages/sheet.tsx';
import type { Policy } from './policies.ts';

/** A request below the address of an interaction. */
export type InteractionRequest = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly url: URL;
  readonly policy: Policy;
  readonly provider: Provider;
};

/** What the steps of an interaction share. */
export type InteractionParts = {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly defence: ForgeryDefence;
  readonly mountPath: string;
  readonly frame: (language: Locale, otherLanguageUrl?: string) => Frame;
  readonly addressOf: (req: IncomingMessage) => string;
};

/** One form of one interaction: shows itself, and takes what was typed. */
export type Step = {
  blank(view: View): string;
  /** The object id of the person who is now signed in, or the page to show instead. */
  submit(fields: Record<string, string>, view: View): Promise<{ oid: string } | { status: number; page: string }>;
};

export type View = { readonly frame: Frame; readonly links: FormLinks; readonly address: string };

import type { KeptForms } from './kept-forms.ts';
import type { Connections } from './provider-connections.ts';
import type { CookieJar } from '#http/cookies.ts';
import type { SessionRefresher } from './session-refresher.ts';
import type { SessionStore } from './session-store.ts';
import type { Settings } from './settings.ts';
import type { Transactions } from './transaction.ts';

/** What the functions of the relying party share. */
export type Parts = {
  readonly settings: Settings;
  readonly connections: Connections;
  readonly cookies: CookieJar;
  readonly transactions: Transactions;
  readonly sessions: SessionStore;
  readonly keptForms: KeptForms;
  readonly refresh: SessionRefresher;
};

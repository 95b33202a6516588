import type { InterruptedForms } from '#identity/relying-party/sessions/interrupted-forms.ts';
import type { Connections } from '#identity/relying-party/connection/provider-connections.ts';
import type { CookieJar } from '#http/cookies.ts';
import type { SessionRefresher } from '#identity/relying-party/sessions/session-refresher.ts';
import type { SessionStore } from '#identity/relying-party/sessions/session-store.ts';
import type { Settings } from '#identity/relying-party/connection/settings.ts';
import type { Transactions } from './transaction.ts';

/** Services shared by the functions of the relying party. */
export type Parts = {
  readonly settings: Settings;
  readonly connections: Connections;
  readonly cookies: CookieJar;
  readonly transactions: Transactions;
  readonly sessions: SessionStore;
  readonly interruptedForms: InterruptedForms;
  readonly refresh: SessionRefresher;
};

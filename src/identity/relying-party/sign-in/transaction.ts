import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type CookieJar, readCookie, readCookies } from '#http/cookies.ts';
import { type Seal, sameText } from '#identity/both-sides/sealing.ts';
import { locales } from '#words/locale.ts';

// What the browser must bring back to finish one sign-in. It lies sealed in a cookie of its own, so that
// several tabs do not disturb each other and strangers cannot fill the database. Answered once, its state is
// noted: see answered-sign-ins.ts.
const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  action: z.enum(['signInFr', 'signInEn', 'signUp', 'passwordReset', 'profileEdit']),
  locale: z.enum(locales),
  method: z.enum(['signin', 'simple', 'complete']),
  returnTo: z.string(),
  /** Ticket of the kept form that began it. */
  keptForm: z.string().nullable().default(null),
  expiresAt: z.number(),
});

export type Transaction = z.output<typeof transactionSchema>;

const lifetimeSeconds = 15 * 60;
const maxOpen = 5; // tabs with an unfinished sign-in; more would overflow the header
const prefix = 'sign-in-';

/** A state that tells its cookie: when it was made, then chance. */
export function newState(now: Date): string {
  return `${Math.floor(now.getTime() / 1000).toString(36)}.${randomBytes(32).toString('base64url')}`;
}

export type Transactions = {
  /** Set-Cookie lines that open a sign-in, and forget the oldest ones beyond a few. */
  open(transaction: Omit<Transaction, 'expiresAt'>, now: Date, cookieHeader: string | null): string[];
  /**
   * The sign-in of this state, or null when this browser has not started it, has finished it or has waited
   * too long.
   */
  find(state: string, now: Date, cookieHeader: string | null): Transaction | null;
  /** The Set-Cookie line after which the state is worth nothing. */
  close(state: string): string;
};

/** Each sign-in in a cookie of its own, sealed, so that several tabs may sign in at once. */
export function createTransactions(seal: Seal, cookies: CookieJar): Transactions {
  return {
    open(transaction, now, cookieHeader) {
      const name = nameOf(transaction.state);
      const value = { ...transaction, expiresAt: now.getTime() + lifetimeSeconds * 1000 };
      const line = cookies.set(name, seal.close(value, name).toString('base64url'), lifetimeSeconds);
      return [line, ...surplus(cookies, cookieHeader).map((old) => cookies.clear(old))];
    },
    find(state, now, cookieHeader) {
      const name = nameOf(state);
      const sealed = readCookie(cookieHeader, cookies.nameOf(name));
      const opened = transactionSchema.safeParse(sealed && seal.open(Buffer.from(sealed, 'base64url'), name));
      if (!opened.success || opened.data.expiresAt <= now.getTime()) return null;
      return sameText(opened.data.state, state) ? opened.data : null;
    },
    close: (state) => cookies.clear(nameOf(state)),
  };
}

// Only characters that a cookie name may have, whatever a callback brings.
function nameOf(state: string): string {
  const [time = '', chance = ''] = state.split('.');
  return `${prefix}${time.slice(0, 12)}-${chance.slice(0, 8)}`.replaceAll(/[^A-Za-z0-9_-]/g, '');
}

function surplus(cookies: CookieJar, cookieHeader: string | null): string[] {
  const whole = cookies.nameOf(prefix);
  const open = Object.keys(readCookies(cookieHeader)).flatMap((name) =>
    name.startsWith(whole) ? [name.slice(whole.length - prefix.length)] : [],
  );
  return open.toSorted().slice(0, Math.max(0, open.length - maxOpen + 1)); // names begin with the time
}

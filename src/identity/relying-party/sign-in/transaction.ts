import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type CookieJar, readCookie, readCookies } from '#http/cookies.ts';
import { type Seal, sameText } from '#identity/both-sides/sealing.ts';
import { locales } from '#words/locale.ts';
import { principals } from './principal.ts';

// Data that the browser must bring back to finish a sign-in. Each sign-in has a separate encrypted cookie:
// tabs do not disturb each other, and strangers cannot fill the database. Once a sign-in is answered, its
// state is recorded (answered-sign-ins.ts).
const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  action: z.enum(['signInFr', 'signInEn', 'signUp', 'passwordReset', 'profileEdit']),
  locale: z.enum(locales),
  method: z.enum(['signin', 'simple', 'complete']),
  principal: z.enum(principals).default('candidate'),
  returnTo: z.string(),
  /** Token by which the sign-in claims the interrupted form. */
  keptForm: z.string().nullable().default(null),
  expiresAt: z.number(),
});

export type Transaction = z.output<typeof transactionSchema>;

const lifetimeSeconds = 15 * 60;
const maxOpen = 5; // Limit of tabs with an unfinished sign-in; more would exceed the header size.
const prefix = 'sign-in-';

/** Makes a state, which names the cookie of a sign-in. It begins with the time; random characters follow. */
export function newState(now: Date): string {
  return `${Math.floor(now.getTime() / 1000).toString(36)}.${randomBytes(32).toString('base64url')}`;
}

export type Transactions = {
  /** Returns the Set-Cookie lines that open a sign-in and delete the oldest sign-ins beyond the limit. */
  open(transaction: Omit<Transaction, 'expiresAt'>, now: Date, cookieHeader: string | null): string[];
  /**
   * Returns the sign-in of this state. Null if this browser has not started it, has already finished it, or
   * has waited too long.
   */
  find(state: string, now: Date, cookieHeader: string | null): Transaction | null;
  /** Returns the Set-Cookie line that invalidates the state. */
  close(state: string): string;
};

/**
 * Creates the storage of open sign-ins. Each sign-in has a separate encrypted cookie, so that several tabs
 * can sign in at once.
 */
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

// Returns the name of a state's cookie. A callback may contain any text, so only characters that are allowed
// in names are accepted.
function nameOf(state: string): string {
  const [time = '', chance = ''] = state.split('.');
  return `${prefix}${time.slice(0, 12)}-${chance.slice(0, 8)}`.replaceAll(/[^A-Za-z0-9_-]/g, '');
}

function surplus(cookies: CookieJar, cookieHeader: string | null): string[] {
  const whole = cookies.nameOf(prefix);
  const open = Object.keys(readCookies(cookieHeader)).flatMap((name) =>
    name.startsWith(whole) ? [name.slice(whole.length - prefix.length)] : [],
  );
  // Sorts by name to find the oldest, because the names begin with the time.
  return open.toSorted().slice(0, Math.max(0, open.length - maxOpen + 1));
}

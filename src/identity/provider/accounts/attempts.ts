import { type Kysely, sql } from 'kysely';
import { day, hour, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { deriveKey, keyedHash } from '#identity/both-sides/sealing.ts';

/**
 * Limits the number of tries of an action within a window. The counts are in the database, so all processes
 * share them.
 */
export type Attempts = {
  /** Counts a try before it is made. @throws TooManyAttempts if the limit of the window is reached. */
  count(what: AttemptKind, who: string): Promise<void>;
  /** Takes back a try that did no harm; tries counted by others stay. */
  giveBack(what: AttemptKind, who: string): Promise<void>;
  /** Resets the count after a success. */
  forget(what: AttemptKind, who: string): Promise<void>;
};

type AttemptKind = keyof typeof limits;

/** The limit of the window is reached; the person can try again later. */
export class TooManyAttempts extends Error {
  readonly code = 'signIn.tooManyAttempts';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many attempts');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Limit = {
  readonly max: number;
  readonly seconds: number;
  /** Limit for a whole network; off if networks are not limited. */
  readonly ofNetwork?: true;
};

const quarter = 15 * 60;
const limits = {
  /** Per account and network, or per account and known browser: no network can lock out another. */
  passwordOfAccount: { max: 10, seconds: quarter },
  /**
   * Per account, from all unknown browsers: once strangers from ten networks reach the limit, sign-in also
   * requires a code by e-mail. NIST SP 800-63B §5.2.2 allows up to 100.
   */
  passwordFromAnywhere: { max: 100, seconds: hour / second },
  // Limit per network address: a lecture hall may share one.
  passwordFromAddress: { max: 100, seconds: quarter, ofNetwork: true },
  signUpFromAddress: { max: 30, seconds: quarter, ofNetwork: true },
  codeFromAddress: { max: 40, seconds: quarter, ofNetwork: true },
  /**
   * Limit of wrong codes for all mailboxes together: at 100 a day a network needs 10,000 days for a million
   * codes.
   */
  wrongCodeFromAddress: { max: 30, seconds: quarter, ofNetwork: true },
  wrongCodeFromAddressADay: { max: 100, seconds: day / second, ofNetwork: true },
  /** Per purpose and mailbox, and per network or known browser. */
  codeToMailboxFromOne: { max: 5, seconds: quarter },
  codeToMailboxFromOneADay: { max: 10, seconds: day / second },
  /**
   * Per purpose and mailbox, from all unknown browsers: limits the number of letters that strangers can
   * cause.
   */
  codeToMailbox: { max: 100, seconds: day / second },
} satisfies Record<string, Limit>;

/**
 * Without `limitsAddresses` (tests, load measurements) there are no limits per network; an account is still
 * locked for a time after too many wrong passwords.
 */
export function createAttempts(db: Kysely<Tables>, secret: Uint8Array, limitsAddresses = true): Attempts {
  const hashKey = deriveKey(secret, 'attempts');
  const keyOf = (what: AttemptKind, who: string): Buffer => keyedHash(hashKey, `${what}:${who}`);
  return {
    async count(what, who) {
      const limit: Limit = limits[what];
      if (!limitsAddresses && limit.ofNetwork) return;
      const { attempts, started } = await countOne(db, keyOf(what, who), limit.seconds);
      if (attempts > limit.max) throw new TooManyAttempts(secondsLeft(started, limit));
    },
    async giveBack(what, who) {
      const fewer = { attempts: sql<number>`greatest(attempts - 1, 0)` };
      await db.updateTable('idp.attempts').set(fewer).where('key', '=', keyOf(what, who)).execute();
    },
    async forget(what, who) {
      await db.deleteFrom('idp.attempts').where('key', '=', keyOf(what, who)).execute();
    },
  };
}

const secondsLeft = (started: Date, { seconds }: Limit): number =>
  Math.max(1, Math.ceil((started.getTime() - Date.now()) / 1000) + seconds);

async function countOne(
  db: Kysely<Tables>,
  key: Buffer,
  seconds: number,
): Promise<{ attempts: number; started: Date }> {
  const windowOver = sql<boolean>`idp.attempts.window_start < now() - ${seconds} * interval '1 second'`;
  return db
    .insertInto('idp.attempts')
    .values({ key, attempts: 1, window_start: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${windowOver} then 1 else idp.attempts.attempts + 1 end`,
        window_start: sql<Date>`case when ${windowOver} then now() else idp.attempts.window_start end`,
      }),
    )
    .returning(['attempts', 'window_start as started'])
    .executeTakeFirstOrThrow();
}

/** Deletes windows that are over; the longest lasts a day. */
export async function pruneAttempts(db: Kysely<Tables>): Promise<void> {
  const over = sql<Date>`now() - ${day / second} * interval '1 second'`;
  await db.deleteFrom('idp.attempts').where('window_start', '<', over).execute();
}

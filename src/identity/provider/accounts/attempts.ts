import { type Kysely, sql } from 'kysely';
import { day, hour, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { deriveKey, keyedHash } from '#identity/both-sides/sealing.ts';

/**
 * Limits the number of tries of an action within a window of time. The counts are in the database, because
 * all processes share them.
 */
export type Attempts = {
  /**
   * Counts a try before it is made.
   * @throws TooManyAttempts if the limit of the window is reached
   */
  count(what: AttemptKind, who: string): Promise<void>;
  /** Subtracts a try that did no harm; the tries that others made still count. */
  giveBack(what: AttemptKind, who: string): Promise<void>;
  /** Sets the count to zero after a success. */
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
  /** True for the limit of a whole network; such limits can be switched off. */
  readonly ofNetwork?: true;
};

const quarter = 15 * 60;
const limits = {
  /**
   * Tries of passwords per account and network, or per account and known browser. So nobody in another
   * network can lock out the owner.
   */
  passwordOfAccount: { max: 10, seconds: quarter },
  /**
   * Tries of passwords per account, from all unknown browsers together. When strangers in ten networks have
   * reached the limit, a sign-in also requires a code by e-mail. NIST SP 800-63B §5.2.2 allows up to 100.
   */
  passwordFromAnywhere: { max: 100, seconds: hour / second },
  // Tries of passwords per network address; a lecture hall may share one address.
  passwordFromAddress: { max: 100, seconds: quarter, ofNetwork: true },
  signUpFromAddress: { max: 30, seconds: quarter, ofNetwork: true },
  codeFromAddress: { max: 40, seconds: quarter, ofNetwork: true },
  /**
   * Wrong codes per network, for all mailboxes together, in a quarter of an hour and in a day. With 100 a
   * day, a network would need 10,000 days to try a million codes.
   */
  wrongCodeFromAddress: { max: 30, seconds: quarter, ofNetwork: true },
  wrongCodeFromAddressADay: { max: 100, seconds: day / second, ofNetwork: true },
  /** Codes requested per purpose and mailbox, from one network or known browser. */
  codeToMailboxFromOne: { max: 5, seconds: quarter },
  codeToMailboxFromOneADay: { max: 10, seconds: day / second },
  /**
   * Codes requested per purpose and mailbox, from all unknown browsers together. This limits the letters that
   * strangers can cause.
   */
  codeToMailbox: { max: 100, seconds: day / second },
} satisfies Record<string, Limit>;

/**
 * Creates the counts. Without `limitsAddresses` (tests, load measurements), networks are not limited; an
 * account is still locked for some time after too many wrong passwords.
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

/** Deletes windows that have ended; the longest window lasts a day. */
export async function pruneAttempts(db: Kysely<Tables>): Promise<void> {
  const over = sql<Date>`now() - ${day / second} * interval '1 second'`;
  await db.deleteFrom('idp.attempts').where('window_start', '<', over).execute();
}

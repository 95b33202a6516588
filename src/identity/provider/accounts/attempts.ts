import { type Kysely, sql } from 'kysely';
import { day, hour, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { deriveKey, keyedHash } from '#identity/both-sides/sealing.ts';

/**
 * How often one thing may be tried in a window; kept in the database, so that every process counts together.
 */
export type Attempts = {
  /** Counts one try before it is made. @throws TooManyAttempts when the window is used up. */
  count(what: AttemptKind, who: string): Promise<void>;
  /** Takes one try back that was counted and did no harm; those of others stay. */
  giveBack(what: AttemptKind, who: string): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(what: AttemptKind, who: string): Promise<void>;
};

type AttemptKind = keyof typeof limits;

/** The window is used up; try again later. */
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
  /** It stops a whole network, and is off where those are not limited. */
  readonly ofNetwork?: true;
};

const quarter = 15 * 60;
const limits = {
  /** By account and network, or by account and browser that is known: one network locks out no other. */
  passwordOfAccount: { max: 10, seconds: quarter },
  /**
   * By account, from all browsers that are not known: a code by mail is asked for too when strangers of ten
   * networks use it up.
   * NIST SP 800-63B §5.2.2 allows up to 100.
   */
  passwordFromAnywhere: { max: 100, seconds: hour / second },
  passwordFromAddress: { max: 100, seconds: quarter, ofNetwork: true }, // a lecture hall may share one
  signUpFromAddress: { max: 30, seconds: quarter, ofNetwork: true },
  codeFromAddress: { max: 40, seconds: quarter, ofNetwork: true },
  /** Wrong codes, whatever mailbox they were sent to: a network finds one in 10,000 days. */
  wrongCodeFromAddress: { max: 30, seconds: quarter, ofNetwork: true },
  wrongCodeFromAddressADay: { max: 100, seconds: day / second, ofNetwork: true },
  /** By purpose and mailbox, and network or known browser. */
  codeToMailboxFromOne: { max: 5, seconds: quarter },
  codeToMailboxFromOneADay: { max: 10, seconds: day / second },
  /** By purpose and mailbox, from all browsers that are not known: bounds what strangers send there. */
  codeToMailbox: { max: 100, seconds: day / second },
} satisfies Record<string, Limit>;

/**
 * Without limits of networks (tests, load measurements) an account still rests after too many wrong
 * passwords.
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

/** Deletes windows that are over, of whatever kind: the longest is a day. */
export async function pruneAttempts(db: Kysely<Tables>): Promise<void> {
  const over = sql<Date>`now() - ${day / second} * interval '1 second'`;
  await db.deleteFrom('idp.attempts').where('window_start', '<', over).execute();
}

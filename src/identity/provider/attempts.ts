import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { deriveKey, keyedHash } from '../sealing.ts';

/**
 * How often one thing may be tried in a window; kept in the database, so that every process counts together.
 */
export type Attempts = {
  /** Counts one try before it is made. @throws TooManyAttempts when the window is used up. */
  count(what: AttemptKind, who: string): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(what: AttemptKind, who: string): Promise<void>;
};

type AttemptKind = keyof typeof limits;

/** The window is used up; try again later. */
export class TooManyAttempts extends Error {
  readonly code = 'signIn.tooManyAttempts';
  readonly retryAfterSeconds = windowSeconds;
}

const windowSeconds = 15 * 60;
// Per account: NIST SP 800-63B §5.2.2 allows up to 100 in a row. Per address: a lecture hall may share one.
const limits = { passwordOfAccount: 10, passwordFromAddress: 100, signUpFromAddress: 30 };

/**
 * Without limits by address (tests, load measurements) an account still rests after too many wrong passwords.
 */
export function createAttempts(db: Kysely<Tables>, secret: Uint8Array, limitsAddresses = true): Attempts {
  const hashKey = deriveKey(secret, 'attempts');
  const keyOf = (what: AttemptKind, who: string): Buffer => keyedHash(hashKey, `${what}:${who}`);
  return {
    async count(what, who) {
      if (!limitsAddresses && what !== 'passwordOfAccount') return;
      if ((await countOne(db, keyOf(what, who))) > limits[what]) throw new TooManyAttempts();
    },
    async forget(what, who) {
      await db.deleteFrom('idp.attempts').where('key', '=', keyOf(what, who)).execute();
    },
  };
}

async function countOne(db: Kysely<Tables>, key: Buffer): Promise<number> {
  const windowOver = sql<boolean>`idp.attempts.window_start < now() - ${windowSeconds} * interval '1 second'`;
  const { attempts } = await db
    .insertInto('idp.attempts')
    .values({ key, attempts: 1, window_start: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${windowOver} then 1 else idp.attempts.attempts + 1 end`,
        window_start: sql<Date>`case when ${windowOver} then now() else idp.attempts.window_start end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** Deletes windows that are over. */
export async function pruneAttempts(db: Kysely<Tables>): Promise<void> {
  const over = sql<Date>`now() - ${windowSeconds} * interval '1 second'`;
  await db.deleteFrom('idp.attempts').where('window_start', '<', over).execute();
}

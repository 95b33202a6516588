import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { day, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { deriveKey, fingerprint, keyedHash, sameText } from '#identity/both-sides/sealing.ts';

/** What authenticators sign: each is good in one interaction, and once. */
export type Challenges = {
  make(interactionId: string): Buffer;
  /** Whether a challenge (base64url) was made in this interaction and is signed for the first time. */
  spend(db: Kysely<Tables>, interactionId: string, challenge: string): Promise<boolean>;
};

const randomLength = 16; // WebAuthn §13.4.3
/** Longer than any interaction, whose end ends its challenges. */
const keptSeconds = day / second;

/**
 * A challenge proves by itself in which interaction it was made: only those that came back are stored, so
 * that showing a page writes nothing.
 */
export function createChallenges(secret: Uint8Array): Challenges {
  const key = deriveKey(secret, 'challenges');
  const made = (interactionId: string, random: Buffer): Buffer =>
    Buffer.concat([random, keyedHash(key, `${interactionId}/${random.toString('hex')}`)]);
  return {
    make: (interactionId) => made(interactionId, randomBytes(randomLength)),
    async spend(db, interactionId, challenge) {
      const random = Buffer.from(challenge, 'base64url').subarray(0, randomLength);
      if (!sameText(made(interactionId, random).toString('base64url'), challenge)) return false;
      const spent = db.insertInto('idp.spent_challenges').values({ id: fingerprint(challenge) });
      const { numInsertedOrUpdatedRows } = await spent.onConflict((c) => c.doNothing()).executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

/** Forgets challenges whose interaction is long over. */
export async function pruneChallenges(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idp.spent_challenges')
    .where('spent_at', '<', sql<Date>`now() - ${keptSeconds} * interval '1 second'`)
    .execute();
}

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { day, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { deriveKey, fingerprint, keyedHash, sameText } from '#identity/both-sides/sealing.ts';

/** Challenges for authenticators to sign. Each challenge is valid in one interaction and only once. */
export type Challenges = {
  make(interactionId: string): Buffer;
  /**
   * Tells if a challenge (base64url) was made in this interaction and was not used before; from now on, it is
   * used.
   */
  spend(db: Kysely<Tables>, interactionId: string, challenge: string): Promise<boolean>;
};

const randomLength = 16; // Number of bytes (WebAuthn §13.4.3).
/**
 * Seconds for which used challenges are stored. Challenges end with their interaction, and no interaction
 * lasts as long as this.
 */
const keptSeconds = day / second;

/**
 * Makes challenges that contain the proof of their interaction. Only used challenges are stored, so that
 * showing a page writes nothing.
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

/** Deletes challenges whose interaction ended long ago. */
export async function pruneChallenges(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idp.spent_challenges')
    .where('spent_at', '<', sql<Date>`now() - ${keptSeconds} * interval '1 second'`)
    .execute();
}

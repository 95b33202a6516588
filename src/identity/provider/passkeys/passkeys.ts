import { isIP } from 'node:net';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type Challenges, createChallenges } from './challenges.ts';

/** What passkeys are made and checked with. */
export type Passkeys = {
  readonly db: Kysely<Tables>;
  readonly challenges: Challenges;
  /** The domain that passkeys belong to: the public address's own. */
  readonly rpId: string;
  /** The only origin whose pages may use them. */
  readonly origin: string;
};

export const brand = 'Mon Volontariat International';

/** Null where the public address has no domain: passkeys belong to one (WebAuthn §5.1.2). */
export function createPasskeys(db: Kysely<Tables>, secret: Uint8Array, publicUrl: URL): Passkeys | null {
  const { hostname, origin } = publicUrl;
  if (isIP(hostname.replaceAll(/[[\]]/g, ''))) return null;
  return { db, challenges: createChallenges(secret), rpId: hostname, origin };
}

import { isIP } from 'node:net';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type Challenges, createChallenges } from './challenges.ts';

/** Settings for making and checking passkeys. */
export type Passkeys = {
  readonly db: Kysely<Tables>;
  readonly challenges: Challenges;
  /** Domain to which the passkeys belong. It is the domain of the public address. */
  readonly rpId: string;
  /** The only origin whose pages may use the passkeys. */
  readonly origin: string;
};

export const brand = 'Mon Volontariat International';

/**
 * Creates the settings. Null if the public address has no domain, because passkeys need one (WebAuthn
 * §5.1.2).
 */
export function createPasskeys(db: Kysely<Tables>, secret: Uint8Array, publicUrl: URL): Passkeys | null {
  const { hostname, origin } = publicUrl;
  if (isIP(hostname.replaceAll(/[[\]]/g, ''))) return null;
  return { db, challenges: createChallenges(secret), rpId: hostname, origin };
}

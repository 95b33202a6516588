import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { JWK } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import type { Seal } from '../sealing.ts';
import type { ProviderLog } from './log.ts';

type Keeper = { readonly db: Kysely<Tables>; readonly seal: Seal; readonly log: ProviderLog };

/**
 * Private keys, the one that signs first; the others are published so that what they signed still verifies.
 */
export type SigningKeys = readonly (JWK & { kid: string })[];

const day = 24 * 60 * 60 * 1000;
const rotatedAfter = 90 * day;
// A new key is published a day before it signs, so that every cache of the key set knows it.
const publishedBefore = day;
const keptAfter = 30 * day; // longer than anything that a key signed lives

/** Reads the keys; makes the first one, and the next one when the newest grows old. One process at a time. */
export async function readSigningKeys(keeper: Keeper, now: Date): Promise<SigningKeys> {
  return keeper.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('idp.signing_keys'))`.execute(db);
    const keys = await readKeys({ ...keeper, db });
    const newest = keys[0];
    if (newest && now.getTime() - newest.madeAt.getTime() < rotatedAfter) return signingFirst(keys, now);
    await forgetOldKeys(db, now);
    return signingFirst([await makeKey({ ...keeper, db }, now), ...keys], now);
  });
}

type DatedKey = { readonly key: JWK & { kid: string }; readonly madeAt: Date };

async function readKeys({ db, seal, log }: Keeper): Promise<DatedKey[]> {
  const rows = await db.selectFrom('idp.signing_keys').selectAll().orderBy('created_at', 'desc').execute();
  return rows.flatMap((row) => {
    const key = seal.open(row.sealed, `key/${row.kid}`);
    if (key && typeof key === 'object') return [{ key: { ...key, kid: row.kid }, madeAt: row.created_at }];
    log.warn({ kid: row.kid }, 'a signing key was sealed with another secret and is left aside');
    return [];
  });
}

async function makeKey({ db, seal }: Keeper, now: Date): Promise<DatedKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid };
  await db
    .insertInto('idp.signing_keys')
    .values({ kid, sealed: seal.close(key, `key/${kid}`), created_at: now })
    .execute();
  return { key, madeAt: now };
}

async function forgetOldKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - rotatedAfter - keptAfter);
  await db.deleteFrom('idp.signing_keys').where('created_at', '<', limit).execute();
}

// Newest first comes in; the newest that has been published long enough signs, else the oldest there is.
function signingFirst(keys: readonly DatedKey[], now: Date): SigningKeys {
  const known = keys.find(({ madeAt }) => now.getTime() - madeAt.getTime() >= publishedBefore) ?? keys.at(-1);
  const others = keys.filter((key) => key !== known);
  return [...(known ? [known] : []), ...others].map(({ key }) => key);
}

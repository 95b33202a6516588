import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { JWK } from 'oidc-provider';
import { day } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { createSeal, type Seal } from '#identity/both-sides/sealing.ts';
import type { ProviderLog } from './log.ts';

/** The database in which the keys are, and the seal that decrypts them. */
export type SigningKeyStore = { readonly db: Kysely<Tables>; readonly seal: Seal; readonly log: ProviderLog };

/**
 * Private keys, of which the first signs. The public parts of all are published, because older signatures
 * must still verify.
 */
export type SigningKeys = readonly (JWK & { kid: string })[];

/** `secret` is the provider's. */
export function signingKeyStore(db: Kysely<Tables>, secret: Uint8Array, log: ProviderLog): SigningKeyStore {
  return { db, log, seal: createSeal(secret, 'signing-keys') };
}

const rotatedAfter = 90 * day;
// Time between the publication of a key and its first signature. It is a day, because every cache of the key
// set must have the key in time.
const publishedBefore = day;
// Time for which a key stays published, longer than anything that it has signed is valid.
const keptAfter = 30 * day;

/**
 * Reads the keys. Makes the first key if there is none, and the next key when the newest is old. A lock makes
 * sure that only one process does this at a time.
 */
export async function readSigningKeys(store: SigningKeyStore, now: Date): Promise<SigningKeys> {
  return alone(store, async (one) => {
    const keys = await readKeys(one);
    const newest = keys[0];
    if (newest && now.getTime() - newest.madeAt.getTime() < rotatedAfter) return bare(signingFirst(keys, now));
    await forgetOldKeys(one.db, now);
    return bare(signingFirst([await makeKey(one, now), ...keys], now));
  });
}

/**
 * Makes a new key now. It is published at once and signs a day later; earlier keys still verify. With
 * `atOnce`, after a leak, all earlier keys are deleted, and their signatures are refused from now on.
 */
export async function rotateSigningKeys(store: SigningKeyStore, now: Date, atOnce: boolean): Promise<void> {
  await alone(store, async (one) => {
    if (atOnce) await one.db.deleteFrom('idp.signing_keys').execute();
    await makeKey(one, now);
  });
}

export type ListedSigningKey = {
  readonly kid: string;
  readonly madeAt: Date;
  readonly use: 'signs' | 'will sign' | 'verifies';
};

/** Lists the keys that this secret decrypts, the signing key first. */
export async function listSigningKeys(store: SigningKeyStore, now: Date): Promise<readonly ListedSigningKey[]> {
  const [signing, ...others] = signingFirst(await readKeys(store), now);
  if (!signing) return [];
  const listed = ({ key, madeAt }: DatedKey, use: ListedSigningKey['use']) => ({ kid: key.kid, madeAt, use });
  return [
    listed(signing, 'signs'),
    ...others.map((key) => listed(key, key.madeAt > signing.madeAt ? 'will sign' : 'verifies')),
  ];
}

function alone<T>(store: SigningKeyStore, work: (store: SigningKeyStore) => Promise<T>): Promise<T> {
  return store.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('idp.signing_keys'))`.execute(db);
    return work({ ...store, db });
  });
}

type DatedKey = { readonly key: JWK & { kid: string }; readonly madeAt: Date };

async function readKeys({ db, seal, log }: SigningKeyStore): Promise<DatedKey[]> {
  const rows = await db.selectFrom('idp.signing_keys').selectAll().orderBy('created_at', 'desc').execute();
  return rows.flatMap((row) => {
    const key = seal.open(row.sealed, `key/${row.kid}`);
    if (key && typeof key === 'object') return [{ key: { ...key, kid: row.kid }, madeAt: row.created_at }];
    log.warn({ kid: row.kid }, 'a signing key was sealed with another secret and is left aside');
    return [];
  });
}

async function makeKey({ db, seal }: SigningKeyStore, now: Date): Promise<DatedKey> {
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

// Puts the signing key first; `keys` must be newest first. The newest key that was published long enough ago
// signs; if there is none, the oldest key signs.
function signingFirst(keys: readonly DatedKey[], now: Date): readonly DatedKey[] {
  const known = keys.find(({ madeAt }) => now.getTime() - madeAt.getTime() >= publishedBefore) ?? keys.at(-1);
  const others = keys.filter((key) => key !== known);
  return [...(known ? [known] : []), ...others];
}

const bare = (keys: readonly DatedKey[]): SigningKeys => keys.map(({ key }) => key);

/**
 * Encrypts the signing keys with the provider's new secret, so that their signatures stay valid. Keys that
 * the present secret cannot decrypt stay unchanged.
 * @returns the number of keys encrypted
 */
export async function resealSigningKeys(
  db: Kysely<Tables>,
  { present, next }: { readonly present: Uint8Array; readonly next: Uint8Array },
): Promise<number> {
  const [from, to] = [createSeal(present, 'signing-keys'), createSeal(next, 'signing-keys')];
  let count = 0;
  for (const { kid, sealed } of await db.selectFrom('idp.signing_keys').select(['kid', 'sealed']).execute()) {
    const key = from.open(sealed, `key/${kid}`);
    if (key === null) continue;
    const row = db.updateTable('idp.signing_keys').set({ sealed: to.close(key, `key/${kid}`) });
    await row.where('kid', '=', kid).execute();
    count += 1;
  }
  return count;
}

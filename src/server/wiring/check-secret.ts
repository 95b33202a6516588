import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { type KeyOf, knownSecret, providerSecretOf, readSecret } from './secret.ts';

/** This process has a secret that differs from the secret of the other processes on the same database. */
class SecretDiffers extends Error {
  readonly code = 'secret.differs';
}

type Given = { readonly dataDir: string; readonly secret?: string | undefined };

/** Returns a check value: it differs for each secret, and reveals nothing else about the secret. */
export const checkOf = (keyOf: KeyOf): Buffer => keyOf('installation check');

/**
 * Compares the secret of this process with the check value in the database; the first start stores this
 * value. A process with another secret could not read the sessions, links and signing keys of the others.
 * @throws SecretDiffers
 */
export async function checkSecret(db: Kysely<Tables>, { dataDir, secret }: Given): Promise<void> {
  const kept = await keptCheck(db);
  const known = await knownSecret(dataDir, secret);
  if (kept !== null && known === null)
    throw new SecretDiffers(
      `SECRET should be that of this database: another process made one, and ${dataDir}/secret is not there. ${advice}`,
    );
  if (kept === null) await leaveCheck(db, known ?? (await readSecret(dataDir, secret)));
  // Reads the value again, because another process may have stored its value first; then this process is
  // refused.
  const now = kept ?? (await keptCheck(db));
  const ours = known ?? (await knownSecret(dataDir, secret));
  if (now === null || ours === null || !timingSafeEqual(now, checkOf(ours))) throw otherSecret(dataDir, secret);
}

const advice = 'npm run secret -- change makes another one on purpose.';

function otherSecret(dataDir: string, secret: string | undefined): SecretDiffers {
  const which = secret === undefined ? `the one in ${dataDir}/secret` : 'this one';
  return new SecretDiffers(`SECRET should be that of this database: ${which} is another. ${advice}`);
}

export async function keptCheck(db: Kysely<Tables>): Promise<Buffer | null> {
  const row = await db.selectFrom('installation').select('secret_check').executeTakeFirst();
  return row?.secret_check ?? null;
}

/**
 * Stores the check value. An older database may have signing keys but no check value; then a secret that
 * decrypts none of the keys is wrong.
 */
async function leaveCheck(db: Kysely<Tables>, keyOf: KeyOf): Promise<void> {
  const keys = await db.selectFrom('idp.signing_keys').select(['kid', 'sealed']).execute();
  const seal = createSeal(providerSecretOf(keyOf), 'signing-keys');
  if (keys.length > 0 && keys.every(({ kid, sealed }) => seal.open(sealed, `key/${kid}`) === null)) return;
  const row = db.updateTable('installation').set({ secret_check: checkOf(keyOf) });
  await row.where('secret_check', 'is', null).execute();
}

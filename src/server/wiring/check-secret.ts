import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { type KeyOf, knownSecret, providerSecretOf, readSecret } from './secret.ts';

/** This process has another secret than the other processes on its database. */
class SecretDiffers extends Error {
  readonly code = 'secret.differs';
}

type Given = { readonly dataDir: string; readonly secret?: string | undefined };

/** Returns a value that distinguishes a secret from others and reveals nothing else about it. */
export const checkOf = (keyOf: KeyOf): Buffer => keyOf('installation check');

/**
 * Compares the secret of this process with the check value in the database, which the first start stores.
 * With another secret, sessions, links and signing keys of other processes would be unreadable.
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
  // If two processes start for the first time with different secrets, the second is refused.
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
 * Stores the check value. An older database has no check value but may have signing keys; a secret that
 * decrypts none of them is wrong.
 */
async function leaveCheck(db: Kysely<Tables>, keyOf: KeyOf): Promise<void> {
  const keys = await db.selectFrom('idp.signing_keys').select(['kid', 'sealed']).execute();
  const seal = createSeal(providerSecretOf(keyOf), 'signing-keys');
  if (keys.length > 0 && keys.every(({ kid, sealed }) => seal.open(sealed, `key/${kid}`) === null)) return;
  const row = db.updateTable('installation').set({ secret_check: checkOf(keyOf) });
  await row.where('secret_check', 'is', null).execute();
}

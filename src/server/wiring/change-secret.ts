import { type Kysely, sql } from 'kysely';
import { resealWebhooks } from '#board/operators/webhooks/reseal-webhooks.ts';
import type { Tables } from '#database/tables.ts';
import { resealSigningKeys } from '#identity/provider/protocol/signing-keys.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { checkOf, keptCheck } from './check-secret.ts';
import { type KeyOf, providerSecretOf } from './secret.ts';

/** Numbers of values that were encrypted with the next secret. */
type Resealed = { readonly signingKeys: number; readonly webhooks: number };

type Change = {
  /** The check value in the database, by which the secret before the change was recognised. */
  readonly kept: Buffer;
  /**
   * Derives keys from the secret before the change; null if this secret is lost. Then the signing keys cannot
   * be encrypted again, so they are deleted, and the next start makes a new key.
   */
  readonly present: KeyOf | null;
  readonly next: KeyOf;
  /** Called once the check value is confirmed, before the database is changed for the next secret. */
  readonly prepare: () => Promise<void>;
};

/** Thrown if another process has changed the secret of the database since this process checked it. */
export class SecretChanged extends Error {
  readonly code = 'secret.changed';
}

/**
 * Changes the secret of the database in one transaction. It encrypts signing keys and webhook secrets with
 * the next secret. It deletes data whose other half is in a browser or a letter: sessions, codes, interrupted
 * forms.
 * @throws SecretChanged
 */
export async function changeSecret(db: Kysely<Tables>, { kept, present, next, prepare }: Change): Promise<Resealed> {
  return db.transaction().execute(async (transaction) => {
    await sql`select from installation for update`.execute(transaction);
    if ((await keptCheck(transaction))?.equals(kept) !== true) throw new SecretChanged('another change came first');
    await prepare();
    const resealed = present === null ? await forgetKeys(transaction) : await reseal(transaction, present, next);
    for (const table of ['sessions', 'kept_forms', 'idp.payloads', 'idp.codes'] as const)
      await transaction.deleteFrom(table).execute();
    await transaction
      .updateTable('installation')
      .set({ secret_check: checkOf(next) })
      .execute();
    return resealed;
  });
}

async function reseal(transaction: Kysely<Tables>, present: KeyOf, next: KeyOf): Promise<Resealed> {
  const secrets = { present: providerSecretOf(present), next: providerSecretOf(next) };
  const seals = { present: webhookSealOf(present), next: webhookSealOf(next) };
  return {
    signingKeys: await resealSigningKeys(transaction, secrets),
    webhooks: await resealWebhooks({ db: transaction }, seals),
  };
}

async function forgetKeys(transaction: Kysely<Tables>): Promise<Resealed> {
  await transaction.deleteFrom('idp.signing_keys').execute();
  return { signingKeys: 0, webhooks: 0 };
}

/** Encrypts the webhooks' secrets in the database. */
export const webhookSealOf = (keyOf: KeyOf) => createSeal(keyOf('webhooks'), 'secrets');

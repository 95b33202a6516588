import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';

/**
 * Seals the signing keys with another secret of the provider, so that what they signed stays good. A key that
 * the present secret does not open is left as it is.
 * @returns how many
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

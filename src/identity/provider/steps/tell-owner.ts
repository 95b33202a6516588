import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ChangedWay } from '#identity/provider/accounts/account-mail.ts';
import type { Editing } from './edit-page.ts';

type Owner = Pick<Editing, 'parts' | 'account' | 'frame'>;

/**
 * Writes to the owner of the account about an added or removed way of signing in, in the transaction of the
 * change.
 */
export async function tellOwner(owner: Owner, db: Kysely<Tables>, changed: ChangedWay): Promise<void> {
  const { parts, account, frame } = owner;
  await parts.mail.waysChanged(db, { ...changed, to: account.email, locale: frame.language });
}

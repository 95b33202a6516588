import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ChangedMethod } from '#identity/provider/accounts/account-mail.ts';
import type { Editing } from './edit-page.ts';

type Owner = Pick<Editing, 'parts' | 'account' | 'frame'>;

/**
 * Sends the owner of the account a letter about an added or removed sign-in method, in the transaction of the
 * change.
 */
export async function notifyOwner(owner: Owner, db: Kysely<Tables>, changed: ChangedMethod): Promise<void> {
  const { parts, account, frame } = owner;
  await parts.mail.signInMethodsChanged(db, { ...changed, to: account.email, locale: frame.language });
}

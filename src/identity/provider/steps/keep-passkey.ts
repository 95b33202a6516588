import { readDevice } from '#identity/both-sides/device.ts';
import { passkeyNameForm } from './forms.ts';
import type { PasskeyQuestion } from '#identity/provider/pages/passkey-form.tsx';
import type { Editing } from './edit-page.ts';
import { notifyOwner } from './notify-owner.ts';
import { addPasskey, creationOptions } from './add-passkey.ts';

/** The owner of the new passkey, and the page on which it is made. */
export type Owner = Pick<Editing, 'parts' | 'account' | 'uid' | 'userAgent' | 'frame'>;

/** Returns the form that asks the browser for a passkey; null if passkeys are not possible. */
export async function creationQuestion(
  { parts, account, uid }: Owner,
  action: string,
): Promise<PasskeyQuestion | null> {
  if (!parts.passkeys) return null;
  const options = await creationOptions(parts.passkeys, uid, account);
  return { asks: 'create', options, action, token: parts.defence.tokenFor(uid) };
}

/**
 * Saves the passkey that the browser has made and sends its owner a letter. Returns false if the form
 * contains no passkey.
 */
export async function keepPasskey(fields: Readonly<Record<string, string>>, owner: Owner): Promise<boolean> {
  const { parts, account, uid } = owner;
  const { passkeys } = parts;
  if (!passkeys) return false;
  const text = fields['credential'] ?? '';
  const name = passkeyNameForm.safeParse(fields).data?.name ?? guessedName(owner);
  return parts.db.transaction().execute(async (db) => {
    const isAdded = await addPasskey({ ...passkeys, db }, { uid, oid: account.oid, text, name });
    if (isAdded) await notifyOwner(owner, db, { change: 'passkeyAdded', name });
    return isAdded;
  });
}

/** Returns a name for a new passkey, such as 'Chrome · Android', which its owner can change. */
export function guessedName({ userAgent }: Pick<Owner, 'userAgent'>): string {
  const { browser, system } = readDevice({ userAgent, address: '' });
  return [browser, system].filter((known) => known !== null).join(' · ') || 'Passkey';
}

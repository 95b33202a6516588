import { readDevice } from '#identity/both-sides/device.ts';
import { passkeyNameForm } from './forms.ts';
import type { PasskeyQuestion } from '#identity/provider/pages/passkey-form.tsx';
import type { Editing } from './edit-page.ts';
import { tellOwner } from './tell-owner.ts';
import { addPasskey, creationOptions } from './add-passkey.ts';

/** Who is to have a passkey, and where it is asked for. */
export type Owner = Pick<Editing, 'parts' | 'account' | 'uid' | 'userAgent' | 'frame'>;

/** The form that asks the browser for a passkey; null where there can be none. */
export async function creationQuestion(
  { parts, account, uid }: Owner,
  action: string,
): Promise<PasskeyQuestion | null> {
  if (!parts.passkeys) return null;
  const options = await creationOptions(parts.passkeys, uid, account);
  return { asks: 'create', options, action, token: parts.defence.tokenFor(uid) };
}

/** Keeps the passkey that a browser has made, and tells its owner by e-mail; whether there was one. */
export async function keepPasskey(fields: Readonly<Record<string, string>>, owner: Owner): Promise<boolean> {
  const { parts, account, uid } = owner;
  const { passkeys } = parts;
  if (!passkeys) return false;
  const text = fields['credential'] ?? '';
  const name = passkeyNameForm.safeParse(fields).data?.name ?? guessedName(owner);
  return parts.db.transaction().execute(async (db) => {
    const isAdded = await addPasskey({ ...passkeys, db }, { uid, oid: account.oid, text, name });
    if (isAdded) await tellOwner(owner, db, { change: 'passkeyAdded', name });
    return isAdded;
  });
}

/** 'Chrome · Android', of which its owner makes what they like. */
export function guessedName({ userAgent }: Pick<Owner, 'userAgent'>): string {
  const { browser, system } = readDevice({ userAgent, address: '' });
  return [browser, system].filter((known) => known !== null).join(' · ') || 'Passkey';
}

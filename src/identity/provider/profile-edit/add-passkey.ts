import { readDevice } from '../../device.ts';
import { passkeyNameForm } from '../forms.ts';
import { addPasskeyPage } from '../pages/add-passkey-page.tsx';
import { addPasskey, creationOptions } from '../passkeys/add-passkey.ts';
import type { Editing, EditPage } from './edit-page.ts';
import { tellOwner } from './tell-owner.ts';

/** A passkey of this device, or of another one that the browser reaches; with scripts only. */
export const addPasskeyEdit: EditPage = {
  isSensitive: true,
  show: (editing) => shown(editing),
  async submit(fields, editing) {
    if (await keepPasskey(fields, editing)) return { done: 'passkeyAdded' };
    return { status: 422, page: (await shown(editing, true)) ?? '' };
  },
};

/** Keeps the passkey that a browser has made, and tells its owner by e-mail; whether there was one. */
async function keepPasskey(fields: Readonly<Record<string, string>>, editing: Editing): Promise<boolean> {
  const { parts, account, uid } = editing;
  const { passkeys } = parts;
  if (!passkeys) return false;
  const text = fields['credential'] ?? '';
  const name = passkeyNameForm.safeParse(fields).data?.name ?? guessedName(editing);
  return parts.db.transaction().execute(async (db) => {
    const isAdded = await addPasskey({ ...passkeys, db }, { uid, oid: account.oid, text, name });
    if (isAdded) await tellOwner(editing, db, { change: 'passkeyAdded', name });
    return isAdded;
  });
}

async function shown(editing: Editing, isRefused = false): Promise<string | null> {
  const { parts, account, uid, to, token } = editing;
  if (!parts.passkeys) return null;
  const options = await creationOptions(parts.passkeys, uid, account);
  const question = { asks: 'create', options, action: to('add-passkey'), token } as const;
  return addPasskeyPage(editing, { question, name: guessedName(editing), isRefused });
}

/** 'Chrome · Android', of which its owner makes what they like. */
function guessedName({ userAgent }: Pick<Editing, 'userAgent'>): string {
  const { browser, system } = readDevice({ userAgent, address: '' });
  return [browser, system].filter((known) => known !== null).join(' · ') || 'Passkey';
}

import { fieldErrors, passkeyNameForm } from '#identity/provider/steps/forms.ts';
import { passkeyNamePage, removePasskeyPage } from './own-passkey-page.tsx';
import { listPasskeys, type Passkey, renamePasskey } from '#identity/provider/passkeys/passkey-rows.ts';
import { countSignInMethods, removeSignInMethod } from '#identity/provider/sign-in-methods/sign-in-methods.ts';
import type { EditAnswer, Editing, EditPage } from '#identity/provider/steps/edit-page.ts';
import { notifyOwner } from '#identity/provider/steps/notify-owner.ts';

/** Renames a passkey. */
export const renamePasskeyEdit: EditPage = {
  isSensitive: false,
  async show(editing) {
    const passkey = await asked(editing);
    return passkey ? passkeyNamePage(editing, passkey, []) : null;
  },
  async submit(fields, editing) {
    const passkey = await asked(editing);
    if (!passkey) return overview(editing);
    const form = passkeyNameForm.safeParse(fields);
    if (!form.success) {
      const typed = { ...passkey, name: fields['name'] ?? '' };
      return { status: 422, page: passkeyNamePage(editing, typed, fieldErrors(form.error)) };
    }
    await renamePasskey(editing.parts.db, editing.account.oid, { id: passkey.id, name: form.data.name });
    return { done: 'passkeyRenamed' };
  },
};

/** Removes a passkey after a confirmation. Afterwards, nobody can sign in with it. */
export const removePasskeyEdit: EditPage = {
  isSensitive: true,
  async show(editing) {
    const passkey = await asked(editing);
    return passkey ? removePage(editing, passkey) : null;
  },
  async submit(_fields, editing) {
    const passkey = await asked(editing);
    if (!passkey) return overview(editing);
    const { id, name } = passkey;
    const outcome = await removeSignInMethod(editing.parts.db, editing.account.oid, {
      kind: 'passkey',
      id,
      removed: (db) => notifyOwner(editing, db, { change: 'passkeyRemoved', name }),
    });
    return outcome === 'last' ? { status: 422, page: await removePage(editing, passkey) } : { done: 'passkeyRemoved' };
  },
};

async function removePage(editing: Editing, passkey: Passkey): Promise<string> {
  const isLast = (await countSignInMethods(editing.parts.db, editing.account.oid)) === 1;
  return removePasskeyPage(editing, passkey, isLast);
}

/** Leads to the overview if there is nothing to change, because the passkey was removed in another window. */
const overview = ({ to }: Editing): EditAnswer => ({ go: to('') });

async function asked({ parts, account, parameters }: Editing): Promise<Passkey | undefined> {
  const id = parameters.get('id');
  return (await listPasskeys(parts.db, account.oid)).find((one) => one.id === id);
}

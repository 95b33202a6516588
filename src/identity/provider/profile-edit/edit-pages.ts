import { addressCodePage, addressPage } from './address.ts';
import type { EditPage, EditPageName, Editing } from '#identity/provider/steps/edit-page.ts';
import { linkServiceEdit } from './link-service.ts';
import { removePasskeyEdit, renamePasskeyEdit } from './own-passkey.ts';
import { removeServiceEdit } from './remove-service.ts';
import { addPasskeyPage } from './add-passkey-page.tsx';
import { creationQuestion, guessedName, keepPasskey } from '#identity/provider/steps/keep-passkey.ts';
import { changeNames, ownDataOf, setPassword } from '#identity/provider/accounts/accounts.ts';
import { fieldErrors, namesForm } from '#identity/provider/steps/forms.ts';
import { namesPageOf } from './edit-names-page.tsx';
import { hashPassword } from '#identity/provider/accounts/passwords.ts';
import { choosePassword } from '#identity/provider/password-rules/choose-password.ts';
import { newPasswordPage } from './edit-password-page.tsx';

/** Changes the password and ends every other session of the account. */
const passwordPage: EditPage = {
  isSensitive: true,
  show: (editing) => newPasswordPage(editing, []),
  async submit(fields, editing) {
    const { parts, account, browser } = editing;
    const chosen = await choosePassword(fields, ownDataOf(account));
    if ('errors' in chosen) return { status: 422, page: newPasswordPage(editing, chosen.errors) };
    const passwordHash = await hashPassword(chosen.password);
    await parts.db.transaction().execute(async (db) => {
      await setPassword(db, account.oid, passwordHash);
      await parts.mail.passwordChanged(db, { to: account.email, locale: editing.frame.language });
      await parts.endOtherSessions(db, account.oid, browser);
    });
    return { done: 'password' };
  },
};

/** Changes the names. New tokens contain the new names. */
const namesPage: EditPage = {
  isSensitive: false,
  show: (editing) =>
    namesPageOf(editing, { givenName: editing.account.given_name, familyName: editing.account.family_name }, []),
  async submit(fields, editing) {
    const form = namesForm.safeParse(fields);
    if (!form.success) {
      const typed = { givenName: fields['givenName'] ?? '', familyName: fields['familyName'] ?? '' };
      return { status: 422, page: namesPageOf(editing, typed, fieldErrors(form.error)) };
    }
    await changeNames(editing.parts.db, editing.account.oid, form.data);
    return { done: 'names' };
  },
};

/** Adds a passkey of this device, or of another device that the browser can reach. The page needs scripts. */
const addPasskeyEdit: EditPage = {
  isSensitive: true,
  show: (editing) => shown(editing),
  async submit(fields, editing) {
    if (await keepPasskey(fields, editing)) return { done: 'passkeyAdded' };
    return { status: 422, page: (await shown(editing, true)) ?? '' };
  },
};

async function shown(editing: Editing, isRefused = false): Promise<string | null> {
  const question = await creationQuestion(editing, editing.to('add-passkey'));
  return question && addPasskeyPage(editing, { question, name: guessedName(editing), isRefused });
}

const pages = {
  names: namesPage,
  address: addressPage,
  code: addressCodePage,
  password: passwordPage,
  'add-passkey': addPasskeyEdit,
  'rename-passkey': renamePasskeyEdit,
  'remove-passkey': removePasskeyEdit,
  'link-service': linkServiceEdit,
  'remove-service': removeServiceEdit,
} satisfies Record<EditPageName, EditPage>;

/** Pages of the profile edit, by their name in the address. */
export const editPages: ReadonlyMap<string, EditPage> = new Map(Object.entries(pages));

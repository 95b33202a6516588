import { ownDataOf, setPassword } from '#identity/provider/accounts/accounts.ts';
import { hashPassword } from '#identity/provider/accounts/passwords.ts';
import { choosePassword } from '#identity/provider/password-rules/choose-password.ts';
import { newPasswordPage } from './edit-password-page.tsx';
import type { EditPage } from '#identity/provider/steps/edit-page.ts';

/** A new password; whoever else was signed in to the account no longer is. */
export const passwordPage: EditPage = {
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

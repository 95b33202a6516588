import { setPassword } from '../accounts.ts';
import { fieldErrors, newPasswordForm } from '../forms.ts';
import { newPasswordPage } from '../pages/edit-password-page.tsx';
import type { EditPage } from './edit-page.ts';

/** A new password; whoever else was signed in to the account no longer is. */
export const passwordPage: EditPage = {
  isSensitive: true,
  show: (editing) => newPasswordPage(editing, []),
  async submit(fields, editing) {
    const { parts, account, browser } = editing;
    const form = newPasswordForm.safeParse(fields);
    if (!form.success) return { status: 422, page: newPasswordPage(editing, fieldErrors(form.error)) };
    await setPassword(parts.db, account.oid, form.data.password);
    await parts.endOtherSessions(account.oid, browser);
    return { done: 'password' };
  },
};

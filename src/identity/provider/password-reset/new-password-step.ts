import { type Account, confirmEmail, findAccount, ownDataOf, setPassword } from '../accounts.ts';
import type { InteractionParts, Step, View } from '../interaction-step.ts';
import { chosenPasswordPage } from '../pages/chosen-password-page.tsx';
import { forgetPasswordTries } from '../password-tries.ts';
import { choosePassword } from '../password-rules/choose-password.ts';
import { resetCodes } from './reset-codes.ts';

/** The new password signs in here, and ends every other session of the account. */
export function newPasswordStep(parts: InteractionParts): Step {
  const accountOf = async ({ uid }: View): Promise<Account | undefined> => {
    const proven = await resetCodes(parts).findProven(parts.db, uid);
    return proven?.oid ? findAccount(parts.db, proven.oid) : undefined;
  };
  return {
    async show(view) {
      const account = await accountOf(view);
      return account ? { page: chosenPasswordPage(view, account.email, []) } : { next: '' };
    },
    async submit(fields, view) {
      const account = await accountOf(view);
      if (!account) return { next: '' };
      const chosen = await choosePassword(fields, ownDataOf(account));
      if ('errors' in chosen) return { status: 422, page: chosenPasswordPage(view, account.email, chosen.errors) };
      if (!(await changePassword(parts, account, chosen.password, view))) return { next: '' };
      await parts.endOtherSessions(account.oid, view.browser);
      await forgetPasswordTries(parts, view, account.email);
      return { oid: account.oid };
    },
  };
}

/** False when the code was used meanwhile, in another tab. */
async function changePassword(
  parts: InteractionParts,
  { oid, email }: Account,
  password: string,
  view: View,
): Promise<boolean> {
  return parts.db.transaction().execute(async (db) => {
    if (!(await resetCodes(parts).take(db, view.uid))) return false;
    await setPassword(db, oid, password);
    await confirmEmail(db, oid);
    await parts.mail.passwordChanged(db, { to: email, locale: view.frame.language });
    return true;
  });
}

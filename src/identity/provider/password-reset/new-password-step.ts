import {
  type Account,
  confirmEmail,
  findAccount,
  ownDataOf,
  setPassword,
} from '#identity/provider/accounts/accounts.ts';
import { generationOf } from '#identity/provider/accounts/generation.ts';
import type { InteractionParts, ProvenSignIn, Step, View } from '#identity/provider/steps/interaction-step.ts';
import { chosenPasswordPage } from '#identity/provider/steps/chosen-password-page.tsx';
import { forgetPasswordTries } from '#identity/provider/steps/password-tries.ts';
import { hashPassword } from '#identity/provider/accounts/passwords.ts';
import { choosePassword } from '#identity/provider/password-rules/choose-password.ts';
import { resetCodes } from './reset-codes.ts';

/** Saves the new password, signs this browser in, and ends every other session of the account. */
export function newPasswordStep(parts: InteractionParts): Step {
  const accountOf = async ({ uid }: View): Promise<Account | undefined> => {
    const proven = await resetCodes(parts).findProven(parts.db, uid);
    return proven?.account ? findAccount(parts.db, proven.account.oid) : undefined;
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
      const signedIn = await changePassword(parts, account, await hashPassword(chosen.password), view);
      if (!signedIn) return { next: '' };
      await forgetPasswordTries(parts, view, account.email);
      return signedIn;
    },
  };
}

/**
 * Makes all changes of the step, or none. Null if the code was used meanwhile, or if the account's sessions
 * were ended.
 */
async function changePassword(
  parts: InteractionParts,
  { oid, email }: Account,
  passwordHash: string,
  view: View,
): Promise<ProvenSignIn | null> {
  return parts.db.transaction().execute(async (db) => {
    if (!(await resetCodes(parts).take(db, view.uid))) return null;
    await setPassword(db, oid, passwordHash);
    await confirmEmail(db, oid);
    await parts.mail.passwordChanged(db, { to: email, locale: view.frame.language });
    await parts.endOtherSessions(db, oid, view.browser);
    return { oid, generation: await generationOf(db, oid) };
  });
}

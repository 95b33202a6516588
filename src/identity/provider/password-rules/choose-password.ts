import { z } from 'zod';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import { fieldErrors, refusal } from '#identity/provider/steps/forms.ts';
import type { FieldError, FieldRefusal } from '#identity/provider/pages/account-form.tsx';
import { isCommon } from './common-passwords.ts';
import { isOwnData, type OwnData } from '#identity/provider/accounts/own-data.ts';

const { passwordMin, passwordMax } = accountLimits;

/** A new password. Only its length is required, no mix of characters (NIST SP 800-63B §5.1.1.2). */
const newPassword = z
  .string(refusal('passwordMissing'))
  .min(1, { message: refusal('passwordMissing'), abort: true })
  .refine((typed) => typed.trim() !== '', { message: refusal('passwordBlank'), abort: true })
  .min(passwordMin, { message: refusal('passwordShort'), abort: true })
  .max(passwordMax, { message: refusal('passwordLong'), abort: true });

const newPasswordForm = z.object({ password: newPassword });

/**
 * Returns the password of a form, or the reason why it is refused. Passwords that attackers try first are
 * refused.
 */
export async function choosePassword(
  fields: Readonly<Record<string, string>>,
  own: OwnData,
): Promise<{ readonly password: string } | { readonly errors: readonly FieldError[] }> {
  const form = newPasswordForm.safeParse(fields);
  if (!form.success) return { errors: fieldErrors(form.error) };
  const refusal = await triedFirst(form.data.password, own);
  return refusal ? { errors: [{ field: 'password', refusal }] } : form.data;
}

async function triedFirst(password: string, own: OwnData): Promise<FieldRefusal | null> {
  const typed = password.normalize('NFKC').trim();
  if (isOwnData(typed, own)) return 'passwordOwn';
  return (await isCommon(typed)) ? 'passwordCommon' : null;
}

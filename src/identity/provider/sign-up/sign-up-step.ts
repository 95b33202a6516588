import { emailForm, fieldErrors } from '#identity/provider/steps/forms.ts';
import { choosePassword } from '#identity/provider/password-rules/choose-password.ts';
import type { OwnData } from '#identity/provider/accounts/own-data.ts';
import { hashPassword } from '#identity/provider/accounts/passwords.ts';
import type { InteractionAnswer, InteractionParts, Step, View } from '#identity/provider/steps/interaction-step.ts';
import type { FieldError } from '#identity/provider/pages/account-form.tsx';
import { type SignUpForm, type SignUpValues, signUpPage } from './sign-up-page.tsx';
import { countNewCode } from '#identity/provider/steps/new-code.ts';
import { tooManyPage } from '#identity/provider/steps/too-many.ts';
import { sendSignUpCode, signUpCodes } from './pending-sign-up.ts';
import { listsOf, shownForm } from './shown-form.ts';
import { type SignUp, signUpForm } from './sign-up-form.ts';

/** Starts a sign-up. It stores the data of the new account until the address is confirmed. */
export function signUpStep(parts: InteractionParts): Step {
  const page = async (view: View, values: SignUpValues, errors: readonly FieldError[] = []) =>
    signUpPage(view, await shownForm(parts, view, values, errors));
  return {
    async show(view) {
      const waiting = await signUpCodes(parts).find(parts.db, view.uid);
      return { page: await page(view, { ...waiting, ...waiting?.details }) };
    },
    async submit(fields, view) {
      if (fields['show'] ?? fields['check']) return stepPage(await shownForm(parts, view, fields), view);
      const form = signUpForm(await listsOf(parts, view))
        .and(emailForm)
        .safeParse(fields);
      const chosen = await choosePassword(fields, ownDataIn(fields));
      if (form.success && 'password' in chosen) return keepAndWrite(parts, form.data, chosen.password, view);
      const errors = [...(form.success ? [] : fieldErrors(form.error)), ...('errors' in chosen ? chosen.errors : [])];
      return { status: 422, page: await page(view, fields, asOnPage(errors)) };
    },
  };
}

// Fields in the order of the page, for the summary of errors.
const order = ['givenName', 'familyName', 'email', 'password', 'birthDate', 'nationality', 'studyLevel', 'terms'];

const asOnPage = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));

const ownDataIn = ({ email = '', givenName = '', familyName = '' }: Record<string, string>): OwnData => ({
  email,
  givenName,
  familyName,
});

/** Returns the page of a step that creates nothing. Wrong answers have the status of refused forms. */
const stepPage = (form: SignUpForm, view: View) => ({
  status: form.step !== null && form.step.errors.length > 0 ? 422 : 200,
  page: signUpPage(view, form),
});

type Typed = SignUp & { readonly email: string };

async function keepAndWrite(
  parts: InteractionParts,
  account: Typed,
  password: string,
  view: View,
): Promise<InteractionAnswer> {
  try {
    await parts.attempts.count('signUpFromAddress', view.address);
    await countNewCode(parts, view, { email: account.email, purpose: 'signUp' });
  } catch (error) {
    return tooManyPage(error, view);
  }
  await sendSignUpCode(parts, { ...account, passwordHash: await hashPassword(password) }, view);
  return { next: 'code' };
}

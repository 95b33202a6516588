import { fieldErrors } from '../forms.ts';
import { choosePassword } from '../password-rules/choose-password.ts';
import type { OwnData } from '../password-rules/own-data.ts';
import { hashPassword } from '../passwords.ts';
import type { Answer, InteractionParts, Step, View } from '../interaction-step.ts';
import type { FieldError } from '../pages/account-form.tsx';
import { type SignUpValues, signUpPage } from '../pages/sign-up-page.tsx';
import type { Registration } from '../registration.ts';
import { countNewCode } from '../new-code.ts';
import { tooMany } from '../too-many.ts';
import { sendSignUpCode, signUpCodes } from './pending-sign-up.ts';
import { type SignUp, signUpForm } from './sign-up-form.ts';

/** A new account: what it needs is kept until the address is proven, then made. */
export function signUpStep(parts: InteractionParts, asked?: Registration): Step {
  const page = async (view: View, values: SignUpValues, errors: readonly FieldError[] = []) => {
    const registration = asked ?? view.registration;
    const lists = registration === 'complete' ? await parts.registrationLists(view.frame.language) : null;
    return signUpPage(view, { values, errors, lists, ages: parts.ages });
  };
  return {
    async show(view) {
      const waiting = await signUpCodes(parts).find(parts.db, view.uid);
      return { page: await page(view, { ...waiting, ...waiting?.details }) };
    },
    async submit(fields, view) {
      if (fields['show']) return { page: await page(view, fields) };
      const lists = (asked ?? view.registration) === 'complete' ? await parts.registrationLists('fr') : null;
      const form = signUpForm(lists).safeParse(fields);
      const chosen = await choosePassword(fields, ownDataIn(fields));
      if (form.success && 'password' in chosen) return keepAndWrite(parts, form.data, chosen.password, view);
      const errors = [...(form.success ? [] : fieldErrors(form.error)), ...('errors' in chosen ? chosen.errors : [])];
      return { status: 422, page: await page(view, fields, asOnPage(errors)) };
    },
  };
}

// The fields from the top of the page down: a summary leads through them in this order.
const order = ['givenName', 'familyName', 'email', 'password', 'birthDate', 'nationality', 'studyLevel', 'terms'];

const asOnPage = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));

const ownDataIn = ({ email = '', givenName = '', familyName = '' }: Record<string, string>): OwnData => ({
  email,
  givenName,
  familyName,
});

async function keepAndWrite(parts: InteractionParts, account: SignUp, password: string, view: View): Promise<Answer> {
  try {
    await parts.attempts.count('signUpFromAddress', view.address);
    await countNewCode(parts, view, { email: account.email, purpose: 'signUp' });
  } catch (error) {
    return tooMany(error, view);
  }
  await sendSignUpCode(parts, { ...account, passwordHash: await hashPassword(password) }, view);
  return { next: 'code' };
}

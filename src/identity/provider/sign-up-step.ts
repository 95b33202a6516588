import { createAccount, EmailTaken } from './accounts.ts';
import { fieldErrors, signUpForm } from './forms.ts';
import type { InteractionParts, Step } from './interaction-step.ts';
import { signUpPage } from './pages/sign-up-page.tsx';
import { tooMany } from './sign-in-step.ts';

/** A new account, signed in at once. */
export function signUpStep({ db, attempts }: InteractionParts): Step {
  return {
    show: ({ frame, links }) => ({ page: signUpPage(frame, links, { email: '', givenName: '', familyName: '' }, []) }),
    async submit(fields, view) {
      const { frame, links } = view;
      const typed = {
        email: fields.email ?? '',
        givenName: fields.givenName ?? '',
        familyName: fields.familyName ?? '',
      };
      const form = signUpForm.safeParse(fields);
      if (!form.success) return { status: 422, page: signUpPage(frame, links, typed, fieldErrors(form.error)) };
      try {
        await attempts.count('signUpFromAddress', view.address);
        return await createAccount(db, form.data);
      } catch (error) {
        if (!(error instanceof EmailTaken)) return tooMany(error, view);
        return { status: 422, page: signUpPage(frame, links, typed, [{ field: 'email', refusal: 'emailTaken' }]) };
      }
    },
  };
}

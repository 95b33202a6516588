import { checkPassword } from './accounts.ts';
import { fieldErrors, signInForm } from './forms.ts';
import type { InteractionParts, Step } from './interaction-step.ts';
import { signInPage } from './pages/sign-in-page.tsx';
import { tooMany } from './too-many.ts';

/** E-mail and password. A wrong password and an unknown address get the same answer in the same time. */
export function signInStep({ db, attempts }: InteractionParts): Step {
  return {
    show: ({ frame, links }) => ({ page: signInPage(frame, links, links.services.email, []) }),
    async submit(fields, view) {
      const { frame, links } = view;
      const email = (fields.email ?? '').slice(0, 254);
      const form = signInForm.safeParse(fields);
      if (!form.success) return { status: 422, page: signInPage(frame, links, email, fieldErrors(form.error)) };
      const who = form.data.email.toLowerCase();
      try {
        await attempts.count('passwordFromAddress', view.address);
        await attempts.count('passwordOfAccount', who);
      } catch (error) {
        return tooMany(error, view);
      }
      const account = await checkPassword(db, form.data.email, form.data.password);
      if (!account) {
        return {
          status: 422,
          page: signInPage(frame, links, email, [{ field: 'email', refusal: 'wrongCredentials' }]),
        };
      }
      await attempts.forget('passwordOfAccount', who);
      return { oid: account.oid };
    },
  };
}

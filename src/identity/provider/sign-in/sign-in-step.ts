import { checkSignIn } from '#identity/provider/steps/check-sign-in.ts';
import { askForSignInCode } from './code-sign-in.ts';
import { fieldErrors, signInForm } from '#identity/provider/steps/forms.ts';
import type { InteractionParts, Step } from '#identity/provider/steps/interaction-step.ts';
import { signInPage } from './sign-in-page.tsx';
import { tooManyPage } from '#identity/provider/steps/too-many.ts';

/**
 * Signs in with e-mail address and password. A wrong password and an unknown address get the same page in the
 * same time. When strangers have tried too often, a right password gets this page too; then a code by e-mail
 * is required.
 */
export function signInStep(parts: InteractionParts): Step {
  return {
    show: ({ frame, links }) => ({ page: signInPage(frame, links, links.services.email, []) }),
    async submit(fields, view) {
      const { frame, links } = view;
      const email = (fields.email ?? '').slice(0, 254);
      const form = signInForm.safeParse(fields);
      if (!form.success) return { status: 422, page: signInPage(frame, links, email, fieldErrors(form.error)) };
      try {
        const { account, usedUp } = await checkSignIn(parts, view, form.data);
        if (usedUp) return await askForSignInCode(parts, 'signIn', { email: form.data.email, account }, view);
        if (account && !account.email_confirmed_at)
          return await askForSignInCode(parts, 'emailConfirmation', { email: account.email, account }, view);
        if (account)
          return { oid: account.oid, generation: account.generation, canPasskeys: fields['canPasskeys'] === 'yes' };
      } catch (error) {
        return tooManyPage(error, { frame, links, forgotten: links.forgotten });
      }
      const refused = signInPage(frame, links, email, [{ field: 'email', refusal: 'wrongCredentials' }]);
      return { status: 422, page: refused };
    },
  };
}

import { checkPassword } from './accounts.ts';
import { TooManyAttempts } from './attempts.ts';
import { fieldErrors, signInForm } from './forms.ts';
import type { Answer, InteractionParts, Step, View } from './interaction-step.ts';
import { messagePage } from './pages/message-page.tsx';
import { signInPage } from './pages/sign-in-page.tsx';

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

/** The page for someone who has tried too often; anything else is thrown on. */
export function tooMany(error: unknown, { frame, links }: View): Answer {
  if (!(error instanceof TooManyAttempts)) throw error;
  const next = { label: 'tryAgain', href: links.action } as const;
  return {
    status: 429,
    page: messagePage(frame, { says: 'tooMany', next }),
    retryAfterSeconds: error.retryAfterSeconds,
  };
}

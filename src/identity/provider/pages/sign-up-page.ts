import { errorSummary, field, type FieldError } from './field.ts';
import { html } from './html.ts';
import { type Frame, page } from './layout.ts';
import type { FormLinks } from './sign-in-page.ts';
import { wordsOf } from './words.ts';

/** What was typed and is shown again after an error; the password never is. */
export type SignUpValues = { readonly email: string; readonly givenName: string; readonly familyName: string };

export function signUpPage(
  frame: Frame,
  links: FormLinks,
  values: SignUpValues,
  errors: readonly FieldError[],
): string {
  const words = wordsOf(frame.language);
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;
  return page(
    frame,
    words.signUpTitle,
    html`<h1>${words.signUpTitle}</h1>
      <p class="lead">${words.signUpLead}</p>
      ${errorSummary(words.summaryTitle, errors)}
      <form method="post" action="${links.action}" novalidate>
        <input type="hidden" name="token" value="${links.token}" />
        <div class="pair">
          ${field({ name: 'givenName', label: words.givenName, type: 'text', autocomplete: 'given-name', value: values.givenName, error: errorOf('givenName'), maxLength: 80 })}
          ${field({ name: 'familyName', label: words.familyName, type: 'text', autocomplete: 'family-name', value: values.familyName, error: errorOf('familyName'), maxLength: 80 })}
        </div>
        ${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: values.email, error: errorOf('email'), maxLength: 254 })}
        ${field({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', hint: words.passwordHint, error: errorOf('password'), minLength: 8, maxLength: 256 })}
        <button type="submit">${words.signUp}</button>
      </form>
      <p class="other">${words.haveAccount} <a href="${links.otherPolicy}">${words.signInTitle}</a></p>
      <p class="other"><a class="quiet" href="${links.cancel}">${words.cancel}</a></p>`,
  );
}

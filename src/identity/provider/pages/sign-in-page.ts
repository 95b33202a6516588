import { errorSummary, field, type FieldError } from './field.ts';
import { html } from './html.ts';
import { type Frame, page } from './layout.ts';
import { wordsOf } from './words.ts';

/** Addresses of one interaction. */
export type FormLinks = {
  readonly action: string;
  readonly token: string;
  readonly forgotten: string;
  readonly otherPolicy: string;
  readonly cancel: string;
};

export function signInPage(frame: Frame, links: FormLinks, email: string, errors: readonly FieldError[]): string {
  const words = wordsOf(frame.language);
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;
  return page(
    frame,
    words.signInTitle,
    html`<h1>${words.signInTitle}</h1>
      <p class="lead">${words.signInLead}</p>
      ${errorSummary(words.summaryTitle, errors)}
      <form method="post" action="${links.action}" novalidate>
        <input type="hidden" name="token" value="${links.token}" />
        ${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email, error: errorOf('email'), maxLength: 254 })}
        ${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password', error: errorOf('password'), maxLength: 256 })}
        <p class="aside"><a href="${links.forgotten}">${words.forgotten}</a></p>
        <button type="submit">${words.signIn}</button>
      </form>
      <p class="other">${words.noAccount} <a href="${links.otherPolicy}">${words.signUpTitle}</a></p>
      <p class="other"><a class="quiet" href="${links.cancel}">${words.cancel}</a></p>`,
  );
}

import { html, type Html } from './html.ts';
import { type Frame, page } from './layout.ts';
import { type Words, wordsOf } from './words.ts';

/** What a page of few words says, and the one thing to do next; by default the way back to the site. */
export type Message = {
  readonly title: keyof Words;
  readonly text: keyof Words;
  readonly detail?: string | undefined;
  readonly next?: { readonly label: keyof Words; readonly href: string };
};

export function messagePage(frame: Frame, { title, text, detail, next }: Message): string {
  const words = wordsOf(frame.language);
  const { label, href } = next ?? { label: 'backToSite', href: frame.siteUrl };
  return page(
    frame,
    words[title],
    html`<h1>${words[title]}</h1>
      <p class="lead">${words[text]}</p>
      ${
        detail &&
        html`<details>
          <summary>${words.errorDetail}</summary>
          <p><code>${detail}</code></p>
        </details>`
      }
      <p><a class="button" href="${href}">${words[label]}</a></p>`,
  );
}

/** Asks before signing out; `form` is the protocol library's, with its token. */
export function signOutPage(frame: Frame, form: Html): string {
  const words = wordsOf(frame.language);
  return page(
    frame,
    words.signOutTitle,
    html`<h1>${words.signOutTitle}</h1>
      <p class="lead">${words.signOutLead}</p>
      ${form}
      <p><button type="submit" form="op.logoutForm" name="logout" value="yes">${words.signOut}</button></p>
      <p><a class="quiet" href="${frame.siteUrl}">${words.staySignedIn}</a></p>`,
  );
}

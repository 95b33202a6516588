import { html, type Html } from './html.ts';
import { type Language, wordsOf } from './words.ts';

/** What every page needs to know of its surroundings. */
export type Frame = {
  readonly language: Language;
  /** Address of the stylesheet, which changes with its content. */
  readonly stylesheet: string;
  readonly icon: string;
  /** The site that people come from and return to. */
  readonly siteUrl: string;
  /** Where the same page is in the other language; null on pages that cannot be asked for again. */
  readonly otherLanguageUrl: string | null;
};

/** A whole document around the content of one page. */
export function page(frame: Frame, title: string, content: Html): string {
  const words = wordsOf(frame.language);
  return html`<!doctype html>
    <html lang="${frame.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${words.brand}</title>
        <link rel="icon" type="image/svg+xml" href="${frame.icon}" />
        <link rel="stylesheet" href="${frame.stylesheet}" />
      </head>
      <body>
        <header>
          <a class="brand" href="${frame.siteUrl}">${mark}${words.brand}</a>
          ${frame.otherLanguageUrl && html`<a class="language" href="${frame.otherLanguageUrl}" lang="${otherThan(frame.language)}" hreflang="${otherThan(frame.language)}">${words.otherLanguage}</a>`}
        </header>
        <main class="pass">
          ${stub(frame.language)}
          <div class="body">${content}</div>
        </main>
      </body>
    </html>`.text;
}

const otherThan = (language: Language): Language => (language === 'fr' ? 'en' : 'fr');

const mark = html`<svg class="mark" viewBox="0 0 44 44" aria-hidden="true">
  <circle class="disc" cx="22" cy="22" r="20.5"></circle>
  <circle class="ring" cx="22" cy="22" r="15.5"></circle>
  <path class="wing" d="m11.5 24 22-10.5-7.5 20-4.8-8.2z"></path>
  <path class="fold" d="m21.2 25.3 12.3-11.8"></path>
</svg>`;

// The stub of a boarding pass: a picture, hidden from assistive technology.
function stub(language: Language): Html {
  const { from, fromPlace, to, toPlace } = wordsOf(language);
  return html`<div class="stub" aria-hidden="true">
    <p><span>${from}</span><b>${fromPlace}</b></p>
    <svg viewBox="0 0 200 40">
      <path d="M6 32C60 2 140 2 194 32"></path>
      <circle cx="6" cy="32" r="4"></circle>
      <circle class="end" cx="194" cy="32" r="5"></circle>
    </svg>
    <p><span>${to}</span><b>${toPlace}</b></p>
  </div>`;
}

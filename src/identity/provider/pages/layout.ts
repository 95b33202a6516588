import { html, type Html } from './html.ts';
import { type Language, wordsOf } from './words.ts';

/** What every page needs to know of its surroundings. */
export type Frame = {
  readonly language: Language;
  /** Address of the stylesheet, which changes with its content. */
  readonly stylesheet: string;
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
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${words.brand}</title>
<link rel="stylesheet" href="${frame.stylesheet}">
</head>
<body>
<header>
<a class="brand" href="${frame.siteUrl}">${mark}${words.brand}</a>
${frame.otherLanguageUrl && html`<a class="language" href="${frame.otherLanguageUrl}" lang="${otherThan(frame.language)}" hreflang="${otherThan(frame.language)}">${words.otherLanguage}</a>`}
</header>
<main class="pass">
${stub(frame.language)}
<div class="body">
${content}
</div>
</main>
</body>
</html>`.text;
}

const otherThan = (language: Language): Language => (language === 'fr' ? 'en' : 'fr');

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14"></circle><path d="M4 20C11 21 21 17 27 8M9 28C8 18 14 8 24 5"></path><circle class="dot" cx="24.5" cy="8.5" r="3.5"></circle></svg>`;

// The stub of a boarding pass: a picture, hidden from assistive technology.
function stub(language: Language): Html {
  const { from, fromPlace, to, toPlace } = wordsOf(language);
  return html`<div class="stub" aria-hidden="true">
<p><span>${from}</span><b>${fromPlace}</b></p>
<svg viewBox="0 0 200 40"><path d="M6 32C60 2 140 2 194 32"></path><circle cx="6" cy="32" r="4"></circle><circle class="end" cx="194" cy="32" r="5"></circle></svg>
<p><span>${to}</span><b>${toPlace}</b></p>
</div>`;
}

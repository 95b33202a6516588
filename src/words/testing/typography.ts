import type { Locale } from '../locale.ts';

/** Apostrophes, quotes and ellipses of typewriters, which are not those of books. */
export const typewritten = /['"]|\.\.\./;

/**
 * Spaces that break the rules of a language: in French a no-break space stands before high punctuation and
 * inside quotes, narrow but for the colon; in English no space stands before punctuation.
 */
export const wrongSpaces: Readonly<Record<Locale, RegExp>> = {
  fr: /[^\u202F][;!?](?![\w&])|[^\u00A0\d]:(?=\s|$)|«[^\u00A0]|[^\u00A0]»/,
  en: /\s[;:!?]/,
};

import type { Locale } from '../locale.ts';

/** Typewriter apostrophes, quotes and ellipses, which typography replaces. */
export const typewritten = /['"]|\.\.\./;

/**
 * Spaces that break the rules of a language. French has a no-break space before high punctuation and inside
 * quotes, a narrow one except for the colon; English has no space before punctuation.
 */
export const wrongSpaces: Readonly<Record<Locale, RegExp>> = {
  fr: /[^\u202F][;!?](?![\w&])|[^\u00A0\d]:(?=\s|$)|«[^\u00A0]|[^\u00A0]»/,
  en: /\s[;:!?]/,
};

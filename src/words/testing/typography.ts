import type { Locale } from '../locale.ts';

/** Typewriter apostrophes, quotes and ellipses, which must not occur in texts. */
export const typewritten = /['"]|\.\.\./;

/**
 * Matches spaces that break the rules of a language. French requires a no-break space before high punctuation
 * and inside quotes; this space is narrow except before a colon. English has no space before punctuation.
 */
export const wrongSpaces: Readonly<Record<Locale, RegExp>> = {
  fr: /[^\u202F][;!?](?![\w&])|[^\u00A0\d]:(?=\s|$)|«[^\u00A0]|[^\u00A0]»/,
  en: /\s[;:!?]/,
};

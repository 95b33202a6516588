import type { Locale } from '#words/locale.ts';
import words from './model-words.json' with { type: 'json' };

type Words = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
const known: Words = words;

/** Returns a label or an option of a model in a language; unchanged if it has no words. */
export const modelWord = (text: string, locale: Locale): string =>
  (Object.hasOwn(known, text) ? known[text]?.[locale] : undefined) ?? text;

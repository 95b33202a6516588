import { createTranslator } from 'use-intl/core';
import en from '#words/en/letters.json' with { type: 'json' };
import { parisTime } from '#words/paris-days.ts';
import fr from '#words/fr/letters.json' with { type: 'json' };
import { languages, type Locale } from '#words/locale.ts';

type Words = typeof fr;
const words: Record<Locale, Words> = { fr, en };

/** Returns the texts of one letter. */
export function letterWords<Name extends keyof Words>(namespace: Name, locale: Locale) {
  return createTranslator<Words, Name>({
    locale: languages[locale].intl,
    messages: words[locale],
    namespace,
    timeZone: parisTime,
  });
}

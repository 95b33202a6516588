import { createTranslator } from 'use-intl/core';
import en from './words.en.json' with { type: 'json' };
import fr from './words.fr.json' with { type: 'json' };

export type Locale = 'fr' | 'en';

type Words = typeof fr;
const words: Record<Locale, Words> = { fr, en };

// Dates are British in English: «1 December 2026».
const intlLocale = { fr: 'fr', en: 'en-GB' } as const;

/** Days are those of Paris. */
const timeZone = 'Europe/Paris';

export function recruiterWords(locale: Locale) {
  return createTranslator<Words, 'recruiter'>({
    locale: intlLocale[locale],
    messages: words[locale],
    namespace: 'recruiter',
    timeZone,
  });
}

export function candidateWords(locale: Locale) {
  return createTranslator<Words, 'candidate'>({
    locale: intlLocale[locale],
    messages: words[locale],
    namespace: 'candidate',
    timeZone,
  });
}

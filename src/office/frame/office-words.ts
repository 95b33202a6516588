import { createTranslator } from 'use-intl/core';
import { languages, type Locale } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { parisTime } from '#words/paris-days.ts';

type Part = Exclude<keyof (typeof fr)['office'], never>;

/** Translates a part of the office's catalogue outside components, for titles. */
export function officeWords<const Name extends Part>(locale: Locale, part: Name) {
  const messages = locale === 'fr' ? fr : en;
  return createTranslator({
    locale: languages[locale].intl,
    messages,
    namespace: `office.${part}`,
    timeZone: parisTime,
  });
}

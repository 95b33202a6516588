import { createTranslator } from 'use-intl/core';
import { intlLocale, type Locale, locales } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { plainWords } from '../filter/match-filter.ts';
import { addressOf } from '../shell/addresses.ts';
import type { FoundDocument } from './present-document.ts';
import { askedWords, type Holds, holdsAll, holdsForm, wordsIn } from './words-held.ts';

const words = {
  fr: createTranslator({ locale: intlLocale.fr, messages: french, namespace: 'content.search.screens' }),
  en: createTranslator({ locale: intlLocale.en, messages: english, namespace: 'content.search.screens' }),
};

/** Screens that are no documents, and that people look for by a word. */
const screens = {
  newsletter: '/lettre',
  cookies: '/cookies',
  searches: '/espace-personnel/recherches',
  favourites: '/espace-personnel/favoris',
  applications: '/espace-personnel/candidatures',
  account: '/espace-personnel',
  profile: '/espace-personnel/profil',
  data: '/espace-personnel/donnees',
  notifications: '/notifications',
  map: '/offres/carte',
  contact: '/nous-ecrire',
  testimonials: '/temoignages',
} as const;

const spelling = (text: string): string => plainWords(text).join(' ');

type Name = keyof typeof screens;
const names = Object.keys(screens).filter((name): name is Name => name in screens);

/** What each is called: by its title and its other names, in both languages. */
const called = names.map((name) => {
  const all = locales.flatMap((locale) => [
    words[locale](`title.${name}`),
    ...words[locale](`also.${name}`).split(','),
  ]);
  return { name, held: wordsIn(...all), spelt: new Set(all.map((one) => spelling(one))) };
});

/** The screens that are called by all words of a search; a newcomer gets a line above and its words. */
export function screensCalled(search: string, locale: Locale, holds: Holds = holdsForm): readonly FoundDocument[] {
  const asked = askedWords(search);
  return called
    .filter(({ held }) => holdsAll(held, asked, holds))
    .toSorted((a, b) => Number(b.spelt.has(spelling(search))) - Number(a.spelt.has(spelling(search))))
    .map(({ name }) => ({
      id: name,
      type: 'screen',
      lang: locale,
      title: words[locale](`title.${name}`),
      text: words[locale](`text.${name}`),
      image: null,
      address: addressOf(locale, screens[name]),
    }));
}

/** Whether a search is one of the names of a screen, and nothing more: «mon compte». */
export const isNameOfScreen = (search: string): boolean => called.some(({ spelt }) => spelt.has(spelling(search)));

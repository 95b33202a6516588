import { createTranslator } from 'use-intl/core';
import { languages, type Locale, locales } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { foldedFilterWords } from '#site/parts/list-filter/match-filter.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { FoundDocument } from '#site/parts/documents/present-document.ts';
import { searchedWords, type TextWords, containsAll, wordsIn } from './text-words.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'content.search.screens' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'content.search.screens' }),
};

/**
 * Screens without a document that people look for by name, such as the screens in the menu of the account.
 */
export const screens = {
  newsletter: '/lettre',
  cookies: '/cookies',
  searches: '/espace-personnel/recherches',
  favourites: '/espace-personnel/favoris',
  hidden: '/espace-personnel/masques',
  applications: '/espace-personnel/candidatures',
  account: '/espace-personnel',
  sessions: '/espace-personnel/sessions',
  profile: '/espace-personnel/profil',
  data: '/espace-personnel/donnees',
  notifications: '/notifications',
  map: '/offres/carte',
  contact: '/nous-ecrire',
  testimonials: '/temoignages',
} as const satisfies Readonly<Record<keyof (typeof french)['content']['search']['screens']['title'], string>>;

type Name = keyof typeof screens;
const names = Object.keys(screens).filter((name): name is Name => name in screens);

type NameOfScreen = TextWords & { readonly locale: Locale; readonly spelt: string };

const spelling = (text: string): string => foldedFilterWords(text).join(' ');

/**
 * The words of each screen's title and of its other names, in both languages: one list of words for each
 * name.
 */
const called = names.map((name) => ({
  name,
  names: locales.flatMap((locale) =>
    [words[locale](`title.${name}`), ...words[locale](`also.${name}`).split(',')].map((one): NameOfScreen => ({
      locale,
      spelt: spelling(one),
      ...wordsIn(one),
    })),
  ),
}));

/**
 * Finds the screens that a search names. The search is a whole name in either language, or its words make up
 * more than half of a name in the language of the page. So a single word of «Lettre d’information» finds no
 * screen.
 */
export function screensCalled(search: string, locale: Locale): readonly FoundDocument[] {
  const isWhole = isSpelt(search);
  const asked = searchedWords(search);
  const { stems } = wordsIn(search);
  const isMost = (one: NameOfScreen) =>
    one.locale === locale && containsAll(one, asked) && one.stems.intersection(stems).size > one.stems.size / 2;
  return called
    .filter((screen) => screen.names.some((one) => isWhole(one) || isMost(one)))
    .toSorted((a, b) => Number(b.names.some(isWhole)) - Number(a.names.some(isWhole)))
    .map(({ name }) => shown(name, locale));
}

/** Tells if a search is exactly a name of a screen: «mon compte». */
export const isNameOfScreen = (search: string): boolean => called.some((screen) => screen.names.some(isSpelt(search)));

function isSpelt(search: string) {
  const spelt = spelling(search);
  return (one: NameOfScreen): boolean => one.spelt === spelt;
}

/** Minimum number of typed letters, because too many words begin with fewer. */
const minLetters = 4;

/**
 * Finds the screens whose title begins with the typed text. From four letters on, it also finds titles in
 * which another word begins with it.
 */
export function screensBegun(typed: string, locale: Locale): readonly FoundDocument[] {
  const begun = spelling(typed);
  if (begun === '') return [];
  const fits = (title: string) =>
    title.startsWith(begun) || (begun.length >= minLetters && title.includes(` ${begun}`));
  return names.filter((name) => fits(spelling(words[locale](`title.${name}`)))).map((name) => shown(name, locale));
}

/** Tells if a title begins with the typed text, whatever the accents. */
export const beginsAsTyped = (title: string, typed: string): boolean => spelling(title).startsWith(spelling(typed));

const shown = (name: Name, locale: Locale): FoundDocument => ({
  id: name,
  type: 'screen',
  lang: locale,
  title: words[locale](`title.${name}`),
  text: words[locale](`text.${name}`),
  image: null,
  address: addressOf(locale, screens[name]),
});

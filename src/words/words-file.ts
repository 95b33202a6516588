import type { Locale } from './locale.ts';

/** Where a build has a catalogue for browsers. */
export const wordsFile = (locale: Locale, name: string): string =>
  `${import.meta.env.WORDS_FOLDER}/${locale}/${name}.js`;

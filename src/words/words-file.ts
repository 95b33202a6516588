import type { Locale } from './locale.ts';

/** Returns the address of a catalogue for browsers in a build. */
export const wordsFile = (locale: Locale, name: string): string =>
  `${import.meta.env.WORDS_FOLDER}/${locale}/${name}.js`;

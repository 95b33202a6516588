import type { Locale } from '#words/locale.ts';

const french = /[àâçèéêëîïôùûœ]|(?:eur|euse|eux|rice|iere|ien|ienne|ique|ment|aire|age|oir|eau)s?$/i;
const english = /[kw]|(?:er|ing|ist|ic|ical|ship|ness|ity|ly|our|ee)s?$/i;

/** Guesses the language of a word by its letters. Null if the word may be of either language. */
export function wordLanguage(word: string): Locale | null {
  const isFrench = french.test(word);
  if (isFrench === english.test(word)) return null;
  return isFrench ? 'fr' : 'en';
}

import { defaultLocale, inEachLocale, type Locale, locales } from './locale.ts';

/**
 * Short words that exist in only one of the languages; words shared by several (on, or, a, me) are left
 * out.
 */
const words: Readonly<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les un une des du de et en dans pour par sur avec au aux vous votre vos nous notre nos est sont être avez ce cette ces qui que dont ou où il elle ils se sa son ses plus ainsi afin chez tout tous toute leur leurs sein mission missions entreprise équipe poste ingénieur ingenieur chargé chargée chargee technicien responsable développeur développement commerciale acheteur contrôleur qualité stagiaire assistante chef'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in for with you your our we is are be will this that these which who from by at as its their they it have has within about into team teams company skills work working experience role engineer developer manager business analyst junior consultant sales support officer specialist'.split(
      ' ',
    ),
  ),
};
const both = new Set([
  'chef',
  'mission',
  'missions',
  'manager',
  'business',
  'junior',
  'consultant',
  'support',
  'sales',
  'poste',
]);

/**
 * Returns the language with the most short words in a text. If two languages have equally many, the words of
 * job titles in both languages decide; if these decide nothing, the result is French.
 */
export function detectLanguage(...texts: readonly (string | null)[]): Locale {
  const said = texts.flatMap((text) => (text ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
  const votes = inEachLocale((locale) => {
    const known = said.filter((word) => words[locale].has(word));
    const borrowed = known.filter((word) => both.has(word)).length;
    return { own: known.length - borrowed, borrowed };
  });
  const lead = (one: Locale, other: Locale) =>
    votes[one].own - votes[other].own || votes[one].borrowed - votes[other].borrowed;
  return locales.reduce((best, locale) => (lead(locale, best) > 0 ? locale : best), defaultLocale);
}

import { replaceEnding, type Suffix } from './suffixes.ts';

/**
 * Reduces a levelled word to a stem that all words of its family have in French and English, so that they are
 * one term: développement, développeur, development, developing → develop.
 */
export function stem(levelled: string): string {
  if (levelled.length < 5 || !/^[a-z]+$/.test(levelled)) return levelled;
  const simple = levelled.replace(/([b-df-hj-np-tv-z])\1/g, '$1').replaceAll('iz', 'is');
  return replaceEnding(replaceEnding(simple, endings), lastVowel);
}

const endings: readonly Suffix[] = [
  ['ication', 'ic', 4],
  ['ation', '', 4],
  ['ateur', '', 4],
  ['ator', '', 4],
  ['atif', '', 4],
  ['ement', '', 4],
  ['icien', 'ic', 3],
  ['ician', 'ic', 3],
  ['ating', '', 4],
  ['ical', 'ic', 3],
  ['aire', 'ar', 3],
  ['ment', '', 4],
  ['ial', 'i', 4],
  ['iel', 'i', 4],
  ['ion', '', 4],
  ['ier', '', 4],
  ['eur', '', 4],
  ['ing', '', 3],
  ['eed', 'eed', 1],
  ['ed', '', 3],
  ['al', '', 4],
  ['el', '', 4],
  ['er', '', 3],
  ['or', '', 4],
];

const lastVowel: readonly Suffix[] = [
  ['e', '', 3],
  ['i', '', 4],
];

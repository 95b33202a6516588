import { replaceEnding, type Suffix } from './suffixes.ts';

/**
 * Removes gender, number and the few endings in which French and English differ: chargée → charge,
 * développeuses → developpeur, companies → compani, logistique and logistics → logistic. The result may be no
 * word, but the results of different words stay different.
 */
export function level(folded: string): string {
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  return unlevelled.has(folded) ? folded : replaceEnding(withoutPlural(folded), endings);
}

/** Words that look like plurals but are left unchanged; «travaux» does not become «travail». */
const unlevelled: ReadonlySet<string> = new Set('travaux pays news sens temps corps cours gens'.split(' '));

/**
 * Removes a plural ending, but not from «process», «bonus» and «analysis». The s of «anglais» is removed, so
 * that it equals «anglaise».
 */
function withoutPlural(word: string): string {
  if (!word.endsWith('s') || /(?:s|u|[^ao]i)s$/.test(word)) return word;
  return word.slice(0, -1);
}

const endings: readonly Suffix[] = [
  ['eaux', 'eau', 2],
  ['aux', 'al', 3],
  ['trices', 'teur', 3],
  ['trice', 'teur', 3],
  ['euse', 'eur', 3],
  ['eure', 'eur', 3],
  ['eux', 'eur', 3],
  ['iere', 'ier', 3],
  ['ere', 'er', 4],
  ['ive', 'if', 3],
  ['elle', 'el', 3],
  ['enne', 'en', 3],
  ['onne', 'on', 3],
  ['ffe', 'f', 3],
  ['ee', 'e', 3],
  ['ique', 'ic', 3],
  ['ale', 'al', 4],
  ['ante', 'ant', 4],
  ['ente', 'ent', 4],
  ['ate', 'at', 4],
  ['cte', 'ct', 3],
  ['iste', 'ist', 3],
  ['yste', 'yst', 3],
  ['aine', 'ain', 4],
  ['aise', 'ai', 4],
  ['oise', 'oi', 4],
  ...Array.from('bcdfghjklmnpqrstvwxz', (letter): Suffix => [`${letter}ie`, `${letter}i`, 2]),
  ...Array.from('bcdfghjklmnpqrstvwxz', (letter): Suffix => [`${letter}y`, `${letter}i`, 2]),
];

import { readOperators } from '#search/understanding/operators.ts';
import type { Correction } from './speller.ts';

const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Applies corrections to a typed text. Each correction applies to the next place where its words follow each
 * other; anything except an operator may separate them. Words in quotes or after a minus do not change.
 */
export function correctText(text: string, corrections: readonly Pick<Correction, 'from' | 'to'>[]): string {
  const typed = text.normalize('NFC');
  const { plain } = readOperators(typed);
  let words = [...plain.matchAll(word)];
  let corrected = '';
  let end = 0;
  for (const { from, to } of corrections) {
    const sought = from.normalize('NFC').split(' ');
    const place = words.findIndex((_, place) => sought.every((one, index) => one === words[place + index]?.[0]));
    const [first, last] = [words[place], words[place + sought.length - 1]];
    if (first === undefined || last === undefined) continue;
    const after = last.index + last[0].length;
    if (typed.slice(first.index, after) !== plain.slice(first.index, after)) continue;
    corrected += typed.slice(end, first.index) + to;
    end = after;
    words = words.slice(place + sought.length);
  }
  return corrected + typed.slice(end);
}

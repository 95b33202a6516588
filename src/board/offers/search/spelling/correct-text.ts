import type { Correction } from './speller.ts';

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** A typed text with its corrections in their order, each where its words stand next, whatever parts them. */
export function correctText(text: string, corrections: readonly Pick<Correction, 'from' | 'to'>[]): string {
  const typed = text.normalize('NFC');
  let words = [...typed.matchAll(word)];
  let corrected = '';
  let end = 0;
  for (const { from, to } of corrections) {
    const sought = from.normalize('NFC').split(' ');
    const place = words.findIndex((_, place) => sought.every((one, index) => one === words[place + index]?.[0]));
    const [first, last] = [words[place], words[place + sought.length - 1]];
    if (first === undefined || last === undefined) continue;
    corrected += typed.slice(end, first.index) + to;
    end = last.index + last[0].length;
    words = words.slice(place + sought.length);
  }
  return corrected + typed.slice(end);
}

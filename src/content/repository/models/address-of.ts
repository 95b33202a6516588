import { fold } from '#search/text/fold.ts';

/** Limit of characters, so that an address can be read and said, and of the words that are read for it. */
const [longest, mostRead] = [80, 500] as const;

/**
 * Makes the address of a page from the words that name it: `Où loger à Łódź ?` gives `ou-loger-a-lodz`.
 * Letters of other scripts stay. Empty for words without letters and digits.
 */
export function addressOf(words: string): string {
  const plain = fold(words.slice(0, mostRead));
  return shortened(plain.split(/[^\p{Ll}\p{Lo}\p{N}]+/u).filter((word) => word !== ''));
}

/** Joins as many words as have room; a longer first word is cut. */
function shortened([first = '', ...words]: readonly string[]): string {
  // A character of two code units may be cut.
  let address = first.slice(0, longest).replace(/\p{Cs}$/u, '');
  for (const word of words) {
    const longer = `${address}-${word}`;
    if (longer.length > longest) break;
    address = longer;
  }
  return address;
}

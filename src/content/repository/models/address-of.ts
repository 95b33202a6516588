/** Limit of characters, so that an address can be read and said, and of the words that are read for it. */
const [longest, mostRead] = [80, 500] as const;

/**
 * Letters that no decomposition of Unicode makes plain. They are those of `search/text/fold.ts`, which the
 * office does not import: the visitors' script would then be split in two files.
 */
const spelled: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Makes the address of a page from the words that name it: `Où loger à Łódź ?` gives `ou-loger-a-lodz`.
 * Letters of other scripts stay. Empty for words without letters and digits.
 */
export function addressOf(words: string): string {
  const plain = words
    .slice(0, mostRead)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøłđðþı]/g, (letter) => spelled[letter] ?? letter);
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

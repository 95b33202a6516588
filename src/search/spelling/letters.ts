/** Returns the letters of a word as bits. The remaining six bits mark a second e, i, n, r, s or t. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = 1 << (word.charCodeAt(index) & 31);
    letters |= (letters & letter) === 0 ? letter : (second.get(letter) ?? 0);
  }
  return letters;
}

const second: ReadonlyMap<number, number> = new Map(
  Array.from('einrst', (letter, index) => [1 << (letter.charCodeAt(0) & 31), 1 << ((27 + index) & 31)]),
);

/** Counts the bits that are set: Hacker's Delight, 5-2. */
export function countLetters(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

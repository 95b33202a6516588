const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/**
 * Converts a text for the word index to lower-case letters and digits without accents, separated by spaces.
 * PostgreSQL then finds only words in it, and no addresses, e-mails or signs.
 */
export function indexedText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøđł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const maxTerms = 20;
const maxTermLength = 60;

/** Returns the words of a search, each once. A search whose text has no words finds nothing. */
export function indexedWords(text: string): readonly string[] {
  const words = indexedText(text.slice(0, 2000))
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words.map((word) => word.slice(0, maxTermLength).toWellFormed()))].slice(0, maxTerms);
}

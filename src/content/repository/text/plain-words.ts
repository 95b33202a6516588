const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/**
 * A text as the index of words takes it: small letters and digits without accents, words a space apart.
 * PostgreSQL then reads words and nothing else: no addresses, no e-mails, no signs.
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

/** The words that somebody asks for, each once. What has none (only signs) finds nothing. */
export function indexedWords(text: string): readonly string[] {
  const words = indexedText(text.slice(0, 2000))
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words.map((word) => word.slice(0, maxTermLength).toWellFormed()))].slice(0, maxTerms);
}

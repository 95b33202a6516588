import { query } from '#search/criterion/query.ts';
import { fold } from '#search/text/fold.ts';

const longest = 80;
const mostWords = 8;

// An e-mail address in any of the spellings that people know, or five digits, as a telephone number or the
// number of an account has them, with whatever between them.
const maybePersonal =
  /@|[([{<]\s*(?:at|arobase)\s*[)\]}>]|\barobase\b|\b(?:gmail|hotmail|outlook|yahoo|icloud|laposte|wanadoo|proton(?:mail)?|gmx)\b|\b(?:free|orange|sfr|live)\.(?:fr|com)\b|(?:\p{Nd}\P{Nd}*){5}/u;

/**
 * Returns the words of a search as they are counted: folded, with single blanks. Empty for a search without
 * words, and for words that are long or may name a person.
 */
export function askedText(address: URLSearchParams): string {
  const text = fold(query.read(address)).replace(/\s+/g, ' ').trim();
  const isKept = text.length <= longest && text.split(' ').length <= mostWords && !maybePersonal.test(text);
  return isKept ? text : '';
}

/**
 * Matches characters that the typefaces do not have: other scripts with their marks and numbers, emoji,
 * control characters and lone surrogates.
 */
const undrawable =
  /[^[\p{Letter}\p{Mark}\p{Number}\p{Punctuation}\p{Zs}$+<=>^`\|~€£°]&&[\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]]/gv;

/**
 * Returns the drawable part of a text, at most `most` characters long. A longer text is cut between words and
 * ends with an ellipsis.
 */
export function drawableText(text: string, most: number): string {
  const plain = text
    .slice(0, 4 * most)
    .normalize('NFC')
    .replaceAll('≈', '~') // The typefaces have no ≈.
    .replaceAll(undrawable, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).trimEnd()}…`;
}

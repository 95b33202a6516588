/** Limit of a title: search engines show about 60 characters, tabs fewer. */
const maxTitleLength = 80;

/**
 * Shortens the text of a search for the title: unchanged up to 80 UTF-16 units, otherwise its first words
 * and an ellipsis.
 */
export function shortenTitle(text: string): string {
  if (text.length <= maxTitleLength) return text;
  return `${text.slice(0, maxTitleLength - 1).replace(/[\s,]+\S{0,20}$|[\uD800-\uDBFF]$/u, '')}…`;
}

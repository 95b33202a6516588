/** Limit of a title: search engines show about 60 characters, tabs fewer. */
const maxTitleLength = 80;

/**
 * Shortens a search text for the title. A text of at most 80 UTF-16 units stays unchanged; of a longer text,
 * the first words and an ellipsis remain.
 */
export function shortenTitle(text: string): string {
  if (text.length <= maxTitleLength) return text;
  return `${text.slice(0, maxTitleLength - 1).replace(/[\s,]+\S{0,20}$|[\uD800-\uDBFF]$/u, '')}…`;
}

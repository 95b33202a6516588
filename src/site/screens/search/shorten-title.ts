/** Results of engines show about 60 characters, tabs fewer. */
const maxTitleLength = 80;

/** What a title says of a search: whole up to 80 UTF-16 units, else its first words and an ellipsis. */
export function shortenTitle(text: string): string {
  if (text.length <= maxTitleLength) return text;
  return `${text.slice(0, maxTitleLength - 1).replace(/[\s,]+\S{0,20}$|[\uD800-\uDBFF]$/u, '')}…`;
}

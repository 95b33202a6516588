const maxLength = 280;

/** Returns the beginning of a text: some 280 characters, cut after a word; empty without a text. */
export function openingLines(text: string | null): string {
  const line = (text ?? '').replace(/\s+/gu, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).replace(/[\s,;:.–—-]+$/u, '');
  return `${words.toWellFormed().replaceAll('\uFFFD', '')}…`;
}

const longest = 280;

/** The first lines of a text, some 280 characters cut behind a word; empty without a text. */
export function openingLines(text: string | null): string {
  const line = (text ?? '').replace(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s,;:.–—-]+$/u, '');
  return `${words.toWellFormed().replaceAll('\uFFFD', '')}…`;
}

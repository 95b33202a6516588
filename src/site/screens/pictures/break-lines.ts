type Bounds = { readonly width: number; readonly maxLines: number; readonly widthOf: (text: string) => number };

/**
 * Breaks a text into lines of at most `width`. Lines end between words if possible, otherwise between
 * letters. A text that is too long ends with an ellipsis.
 */
export function breakLines(text: string, { width, maxLines, widthOf }: Bounds): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < maxLines) {
    const fitting = longestStart(rest, (start) => widthOf(start) <= width);
    if (fitting === rest) return [...lines, rest];
    const space = rest.lastIndexOf(' ', fitting.length);
    const line = space > 0 ? rest.slice(0, space) : fitting;
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  if (rest === '') return lines;
  const start = longestStart(`${lines.pop()} ${rest}`, (some) => widthOf(`${some}…`) <= width);
  const space = start.lastIndexOf(' ');
  return [...lines, `${space > start.length / 2 ? start.slice(0, space) : start}…`];
}

/**
 * Returns the longest beginning of a text that fits. It has at least one letter, because each line must have
 * text.
 */
function longestStart(text: string, fits: (start: string) => boolean): string {
  const letters = graphemesOf(text);
  let fitting = 1;
  let tooLong = letters.length + 1;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(letters.slice(0, middle).join(''))) fitting = middle;
    else tooLong = middle;
  }
  return letters.slice(0, fitting).join('');
}

const graphemes = new Intl.Segmenter('fr');

/** Splits a text into letters with their accents. */
export function graphemesOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

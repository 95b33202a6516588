/**
 * A run of letters and figures with their marks: the index of its first code unit, and the index after its
 * last.
 */
type LetterRun = { readonly start: number; readonly end: number };

/**
 * Returns the code units of a text in an array, because reading an array is several times faster than reading
 * a string.
 */
export function unitsOf(text: string): Uint16Array {
  const { buffer, byteOffset } = Buffer.from(text, 'utf16le');
  return new Uint16Array(buffer, byteOffset, text.length);
}

/**
 * Finds the next run from a position on; null if there is none.
 * @param units code units of the line
 */
export function letterRunAfter(line: string, units: Uint16Array, from: number): LetterRun | null {
  let start = from;
  while (kindAt(units, start) < letter) start += 1;
  let end = start;
  while (kindAt(units, end) === letter || kindAt(units, end) === mark) end += 1;
  if (kindAt(units, end) === half) return runByExpression(line, start);
  return end > start ? { start, end } : null;
}

function runByExpression(line: string, from: number): LetterRun | null {
  run.lastIndex = from;
  const found = run.exec(line);
  return found === null ? null : { start: found.index, end: run.lastIndex };
}

const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

// Kinds of code units; from `other` on, they ascend from separators to letters. Half of a surrogate pair has
// no kind by itself.
const [unknown, other, mark, letter, half, nothing] = [0, 1, 2, 3, 4, 5];

/**
 * The kind of each code unit, computed once: a regular expression for every word took a third of the time to
 * read an offer.
 */
const kinds = new Uint8Array(0x1_00_00);

function kindAt(units: Uint16Array, at: number): number {
  if (at >= units.length) return nothing;
  const unit = units[at] ?? 0;
  const kind = kinds[unit] ?? other;
  return kind === unknown ? (kinds[unit] = kindOf(unit)) : kind;
}

function kindOf(unit: number): number {
  if (unit >= 0xd8_00 && unit < 0xe0_00) return half;
  const written = String.fromCharCode(unit);
  return /[\p{L}\p{N}]/u.test(written) ? letter : /\p{M}/u.test(written) ? mark : other;
}

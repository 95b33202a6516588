/**
 * Three rows of the table of distances. All calls use the same arrays, because making new arrays takes longer
 * than the counting.
 */
let rows = rowsOf(64);

/**
 * Counts insertions, deletions, replacements and swaps of neighbours between two words (optimal string
 * alignment). Stops as soon as the distance exceeds `most`, and then returns any greater number.
 */
export function editDistance(from: string, to: string, most: number = Number.POSITIVE_INFINITY): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from.charCodeAt(start) === to.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && from.charCodeAt(from.length - 1 - end) === to.charCodeAt(to.length - 1 - end))
    end += 1;
  return distanceOf(from.slice(start, from.length - end), to.slice(start, to.length - end), most);
}

function distanceOf(from: string, to: string, most: number): number {
  if (to.length >= rows.last.length) rows = rowsOf(2 * to.length);
  let { beforeLast, last, current } = rows;
  for (let column = 0; column <= to.length; column += 1) last[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    if (fillRow({ beforeLast, last, current }, row, from, to) > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[to.length] ?? 0;
}

type Rows = { readonly beforeLast: Uint16Array; readonly last: Uint16Array; readonly current: Uint16Array };

function rowsOf(length: number): Rows {
  return { beforeLast: new Uint16Array(length), last: new Uint16Array(length), current: new Uint16Array(length) };
}

/**
 * Fills the current row.
 * @returns the least distance in this row
 */
function fillRow({ beforeLast, last, current }: Rows, row: number, from: string, to: string): number {
  const letter = from.charCodeAt(row - 1);
  const before = row > 1 ? from.charCodeAt(row - 2) : -1;
  let [left, least] = [row, row];
  current[0] = row;
  for (let column = 1; column <= to.length; column += 1) {
    const other = to.charCodeAt(column - 1);
    let edits = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    edits = Math.min(edits, (last[column] ?? 0) + 1, left + 1);
    if (column > 1 && before === other && letter === to.charCodeAt(column - 2))
      edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
    current[column] = edits;
    left = edits;
    if (edits < least) least = edits;
  }
  return least;
}

/**
 * Counts insertions, deletions, replacements and swaps of neighbours between two words (optimal string
 * alignment). Stops with some greater number as soon as the distance exceeds `most`.
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
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = swaps ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const edits = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped);
      least = Math.min(least, edits);
      current.push(edits);
    }
    if (least > most) return least;
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}

/** A `use` inside elements with ids: each of them holds one more copy of the target. */
export type Copying = { readonly within: readonly string[]; readonly target: string };

/** Limit of copies that all `use` elements of a drawing make together. Icons have a few dozen. */
const mostCopies = 10_000;

/**
 * Tells if the copies of a drawing stay below a limit. Ten groups that each copy the one before ten times
 * are a hundred elements in the file, and ten thousand million on the screen. Copies of themselves have no
 * end.
 */
export function staysSmall(copyings: readonly Copying[]): boolean {
  const targets = new Map<string, string[]>();
  for (const { within, target } of copyings)
    for (const id of ['', ...within]) targets.set(id, [...(targets.get(id) ?? []), target]);
  const counted = new Map<string, number>();
  const copiesIn = (id: string, path: ReadonlySet<string>): number => {
    const known = counted.get(id);
    if (known !== undefined) return known;
    if (path.has(id)) return Infinity;
    const inside = new Set([...path, id]);
    let sum = 0;
    for (const target of targets.get(id) ?? []) {
      sum += 1 + copiesIn(target, inside);
      if (sum > mostCopies) break;
    }
    counted.set(id, sum);
    return sum;
  };
  return copyings.length <= mostCopies && copiesIn('', new Set()) <= mostCopies;
}

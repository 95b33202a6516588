import { isObject, textOf } from '../../json.ts';
import { type Budget, spend } from './budget.ts';
import { keyOf } from './merged.ts';

/** For each item of a side, the index of the item of the base that it was; null for a new item. */
export type Matches = readonly (number | null)[];

/** An item of a list, with its texts for comparison. */
type Item = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly parts: ReadonlyMap<string, string>;
};

/** Members that say nothing about the content of a slice. */
const signs = new Set(['id', 'slice_type', 'variation', 'version', 'slice_label']);
const scoreOfEqual = 1000;

/**
 * Finds out which items of a list are which items of the base. Slices have ids, which decide as long as they
 * are unique. Items of groups have none: the longest chain of similar items decides, then the position in
 * gaps of equal length, then equality, because an item may have moved. Null if the budget does not suffice.
 */
export function matchItems(
  baseValues: readonly unknown[],
  sideValues: readonly unknown[],
  budget: Budget,
): Matches | null {
  const [base, side] = [baseValues.map(itemOf), sideValues.map(itemOf)];
  if (haveIds(base) && haveIds(side)) {
    const indexes = new Map(base.map(({ id }, index) => [id, index]));
    return side.map(({ id }) => indexes.get(id) ?? null);
  }
  const parts = Math.max(0, ...base.map((item) => item.parts.size));
  if (!spend(budget, base.length * side.length * (1 + parts))) return null;
  const matches: (number | null)[] = side.map(() => null);
  for (const [i, j] of chainOf(base, side)) matches[j] = i;
  for (const [i, j] of pairsInGaps(base, side, matches)) matches[j] = i;
  const free = new Set(base.keys()).difference(new Set(matches));
  for (const [j, { key }] of side.entries()) {
    const moved = matches[j] === null ? [...free].find((i) => base[i]?.key === key) : undefined;
    if (moved === undefined) continue;
    matches[j] = moved;
    free.delete(moved);
  }
  return matches;
}

const haveIds = (items: readonly Item[]): boolean =>
  items.every(({ id }) => id !== '') && new Set(items.map(({ id }) => id)).size === items.length;

function itemOf(value: unknown): Item {
  if (!isObject(value)) return { id: '', kind: '', key: keyOf(value), parts: new Map() };
  const kind = textOf(value['slice_type']);
  const parts = Object.entries(value)
    .filter(([name]) => kind === '' || !signs.has(name))
    .flatMap(([name, part]): [string, string][] =>
      isObject(part)
        ? Object.entries(part).map(([inner, own]) => [`${name}.${inner}`, keyOf(own)])
        : [[name, keyOf(part)]],
    )
    .filter(([, key]) => !['null', '""', '[]', '{}', 'false'].includes(key));
  return { id: kind === '' ? '' : textOf(value['id']), kind, key: keyOf(value), parts: new Map(parts) };
}

function similarity(a: Item, b: Item): number {
  if (a.key === b.key) return scoreOfEqual;
  if (a.kind !== b.kind) return 0;
  let score = 0;
  for (const [name, key] of a.parts) if (b.parts.get(name) === key) score += 1;
  return score;
}

/** Returns the pairs of the most similar chain: both lists have them in this order. */
function chainOf(base: readonly Item[], side: readonly Item[]): readonly [number, number][] {
  const best = Array.from({ length: base.length + 1 }, () => new Float64Array(side.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const scores = base.map((a) => side.map((b) => similarity(a, b)));
  const score = (i: number, j: number) => scores[i]?.[j] ?? 0;
  for (let i = base.length - 1; i >= 0; i -= 1)
    for (let j = side.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), score(i, j) + at(i + 1, j + 1));
    }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < base.length && j < side.length;) {
    if (score(i, j) > 0 && at(i, j) === score(i, j) + at(i + 1, j + 1)) pairs.push([i++, j++]);
    else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Pairs what lies between two matches by position, if both lists have as many items there. */
function pairsInGaps(base: readonly Item[], side: readonly Item[], matches: Matches): readonly [number, number][] {
  const fixed = matches.flatMap((i, j): [number, number][] => (i === null ? [] : [[i, j]]));
  let [before, beforeSide] = [-1, -1];
  return [...fixed, [base.length, side.length] as const].flatMap(([i, j]) => {
    const [from, fromSide, length] = [before + 1, beforeSide + 1, i - before - 1];
    [before, beforeSide] = [i, j];
    if (length !== j - fromSide) return [];
    const pairs = Array.from({ length }, (_, n): [number, number] => [from + n, fromSide + n]);
    return pairs.filter(([one, other]) => base[one]?.kind === side[other]?.kind);
  });
}

import { isDeepStrictEqual } from 'node:util';
import { listOf } from '../../json.ts';
import { maxItems } from '../models/field-schema.ts';
import type { Budget } from './budget.ts';
import { isOtherItem } from './is-other-item.ts';
import { matchItems } from './match-items.ts';
import { type Conflict, keyOf, type Merged, mergeSimple, mergeWhole, type Path, type Sides } from './merged.ts';

type MergeItem = (item: Sides, path: Path) => Merged;

/** An item of the merged list: what it was in the base and is on both sides. */
type Node = { base: unknown; mine: unknown; theirs: unknown };

/**
 * Merges lists of items. Each item is merged on its own. An item that one side deleted is deleted, unless the
 * other side changed it: then it stays, as a conflict. New items stand behind the item behind which their
 * author put them.
 */
export function mergeList(sides: Sides, path: Path, budget: Budget, mergeItem: MergeItem): Merged {
  const simple = mergeSimple(sides);
  if (simple !== null) return simple;
  const nodes = nodesOf(listOf(sides.base), listOf(sides.mine), listOf(sides.theirs), budget);
  if (nodes === null) return mergeWhole(sides, path);
  const { base, mine, theirs } = nodes;
  const both = base.filter((node) => node.mine !== undefined && node.theirs !== undefined);
  const inBoth = new Set(both);
  const order = (all: readonly Node[]) => all.filter((node) => inBoth.has(node));
  const [iMoved, theyMoved] = [mine, theirs].map((all) => order(all).some((node, index) => node !== both[index]));
  const items = iMoved ? joined(mine, theirs) : joined(theirs, mine);
  const conflicts: Conflict[] = [];
  const values = new Map<Node, unknown>();
  for (const node of items) {
    const merged = mergeNode(node, [...path, values.size], mergeItem);
    if (merged === null) continue;
    values.set(node, merged.value);
    conflicts.push(...merged.conflicts);
  }
  if (values.size > maxItems) return mergeWhole(sides, path);
  const inOrder = (all: readonly Node[]) => all.filter((node) => values.has(node)).map((node) => values.get(node));
  const value = inOrder(items);
  if (iMoved && theyMoved && order(mine).some((node, index) => node !== order(theirs)[index]))
    conflicts.push({ path, base: sides.base, mine: value, theirs: inOrder(joined(theirs, mine)) });
  return { value, conflicts };
}

type List = readonly unknown[];

/** Returns the items of each side; null if the budget does not suffice. */
function nodesOf(base: List, mine: List, theirs: List, budget: Budget) {
  const nodes = base.map((item): Node => ({ base: item, mine: undefined, theirs: undefined }));
  const known = (matches: readonly (number | null)[], index: number) => nodes[matches[index] ?? -1];
  const [mineMatches, theirMatches] = [matchItems(base, mine, budget), matchItems(base, theirs, budget)];
  if (mineMatches === null || theirMatches === null) return null;
  const mineNodes = mine.map((item, index) => {
    const node = known(mineMatches, index) ?? { base: undefined, mine: undefined, theirs: undefined };
    return Object.assign(node, { mine: item });
  });
  // Both may have added the same item, for example by the same form sent twice.
  const added = Map.groupBy(
    mineNodes.filter((node) => node.base === undefined),
    (node) => keyOf(node.mine),
  );
  const theirNodes = theirs.map((item, index) => {
    const twin = () => added.get(keyOf(item))?.shift();
    const node = known(theirMatches, index) ?? twin() ?? { base: undefined, mine: undefined, theirs: undefined };
    return Object.assign(node, { theirs: item });
  });
  return { base: nodes, mine: mineNodes, theirs: theirNodes };
}

/** Returns the first list with the items that only the second has, each behind its neighbour there. */
function joined(first: readonly Node[], second: readonly Node[]): readonly Node[] {
  const all = [...first];
  const known = new Set(second);
  let last = -1;
  for (const node of second) {
    const at = all.indexOf(node);
    if (at === -1) {
      last += 1;
      while (last < all.length && all[last] !== undefined && !known.has(all[last] ?? node)) last += 1;
      all.splice(last, 0, node);
    } else last = at;
  }
  return all;
}

/** Merges an item; null if it is deleted. */
function mergeNode(node: Node, path: Path, mergeItem: MergeItem): Merged | null {
  const { base, mine, theirs } = node;
  if (mine !== undefined && theirs !== undefined) {
    const isReplaced = isOtherItem(base, mine) || isOtherItem(base, theirs);
    return isReplaced ? mergeWhole(node, path) : mergeItem(node, path);
  }
  const left = mine ?? theirs;
  if (base === undefined) return { value: left, conflicts: [] };
  if (isDeepStrictEqual(left, base)) return null;
  return { value: left, conflicts: [{ path, ...node }] };
}

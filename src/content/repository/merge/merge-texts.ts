import { diff3Merge } from 'node-diff3';
import { listOf } from '../../json.ts';
import { keyOf, type Merged, mergeSimple, mergeWhole, type Path, type Sides } from './merged.ts';
import { areComparable, tokenSizes } from './tokens.ts';

type Tokens = readonly string[];
type Both = { readonly mine: Tokens; readonly theirs: Tokens; readonly isConflict: boolean };

/** Merges a plain text word by word. Words that both sides changed are a conflict of the text. */
export function mergeText(sides: Sides, path: Path): Merged {
  const simple = mergeSimple(sides);
  if (simple !== null) return simple;
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) => side ?? '');
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string')
    return mergeWhole(sides, path);
  for (const size of tokenSizes) {
    const [o = [], a = [], b = []] = [base, mine, theirs].map((text) => text.match(size) ?? []);
    const both = mergeTokens(o, a, b);
    if (both !== null) return mergedOf(sides, path, both, (tokens) => tokens.join(''));
  }
  return mergeWhole(sides, path);
}

/** Merges rich text block by block. A block that both sides changed is a conflict of the text. */
export function mergeBlocks(sides: Sides, path: Path): Merged {
  const simple = mergeSimple(sides);
  if (simple !== null) return simple;
  const lists = [listOf(sides.base), listOf(sides.mine), listOf(sides.theirs)];
  const blocks = new Map(lists.flat().map((block) => [keyOf(block), block]));
  const [base = [], mine = [], theirs = []] = lists.map((list) => list.map(keyOf));
  const both = mergeTokens(base, mine, theirs);
  if (both === null) return mergeWhole(sides, path);
  return mergedOf(sides, path, both, (tokens) => tokens.map((token) => blocks.get(token)));
}

function mergedOf({ base }: Sides, path: Path, both: Both, valueOf: (tokens: Tokens) => unknown): Merged {
  const [mine, theirs] = [valueOf(both.mine), valueOf(both.theirs)];
  return { value: mine, conflicts: both.isConflict ? [{ path, base, mine, theirs }] : [] };
}

/**
 * Merges three lists of tokens. Where both sides changed the same place, `mine` and `theirs` hold the words
 * of one side, and elsewhere the changes of both. Null if the lists are too long to compare.
 */
function mergeTokens(base: Tokens, mine: Tokens, theirs: Tokens): Both | null {
  const all = [base, mine, theirs];
  const shortest = Math.min(...all.map(({ length }) => length));
  let start = 0;
  while (start < shortest && base[start] === mine[start] && base[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && base.at(-1 - end) === mine.at(-1 - end) && base.at(-1 - end) === theirs.at(-1 - end))
    end += 1;
  const [o = [], a = [], b = []] = all.map((tokens) => tokens.slice(start, tokens.length - end));
  if (!areComparable(o, a) || !areComparable(o, b)) return null;
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  const around = (side: 'a' | 'b') => [
    ...base.slice(0, start),
    ...regions.flatMap(({ ok, conflict }) => ok ?? conflict?.[side] ?? []),
    ...base.slice(base.length - end),
  ];
  return { mine: around('a'), theirs: around('b'), isConflict: regions.some(({ conflict }) => conflict !== undefined) };
}

import { listOf } from '../../json.ts';
import { maxTextLength } from '../models/field-schema.ts';
import { maxBlocks } from '../models/rich-text-schema.ts';
import type { Budget } from './budget.ts';
import { keyOf, type Merged, mergeSimple, mergeWhole, type Path, type Sides } from './merged.ts';
import { type Both, mergeTokens, type Tokens } from './merge-tokens.ts';
import { tokenSizes } from './tokens.ts';

/** Merges a plain text word by word. Words that both sides changed are a conflict of the text. */
export function mergeText(sides: Sides, path: Path, budget: Budget): Merged {
  const simple = mergeSimple(sides);
  if (simple !== null) return simple;
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) => side ?? '');
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string')
    return mergeWhole(sides, path);
  for (const size of tokenSizes) {
    const [o = [], a = [], b = []] = [base, mine, theirs].map((text) => text.match(size) ?? []);
    const both = mergeTokens(o, a, b, budget);
    if (both === null) continue;
    const lengths = [both.mine, both.theirs].map((tokens) => tokens.join('').length);
    if (Math.max(...lengths) > maxTextLength) break;
    return mergedOf(sides, path, both, (tokens) => tokens.join(''));
  }
  return mergeWhole(sides, path);
}

/** Merges rich text block by block. A block that both sides changed is a conflict of the text. */
export function mergeBlocks(sides: Sides, path: Path, budget: Budget): Merged {
  const simple = mergeSimple(sides);
  if (simple !== null) return simple;
  const lists = [listOf(sides.base), listOf(sides.mine), listOf(sides.theirs)];
  const blocks = new Map(lists.flat().map((block) => [keyOf(block), block]));
  const [base = [], mine = [], theirs = []] = lists.map((list) => list.map(keyOf));
  const both = mergeTokens(base, mine, theirs, budget);
  if (both === null || Math.max(both.mine.length, both.theirs.length) > maxBlocks) return mergeWhole(sides, path);
  return mergedOf(sides, path, both, (tokens) => tokens.map((token) => blocks.get(token)));
}

function mergedOf({ base }: Sides, path: Path, both: Both, valueOf: (tokens: Tokens) => unknown): Merged {
  const [mine, theirs] = [valueOf(both.mine), valueOf(both.theirs)];
  return { value: mine, conflicts: both.isConflict ? [{ path, base, mine, theirs }] : [] };
}

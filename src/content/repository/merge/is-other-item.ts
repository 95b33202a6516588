import { isObject, textOf } from '../../json.ts';
import { countsOf } from './common-tokens.ts';

/**
 * Tells if an item that stands where another stood has so little of it that somebody replaced it: at most
 * half of the words. Slices with the same id are the same slice. Whoever changed the replaced item did not
 * mean the new one.
 */
export function isOtherItem(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false;
  const id = textOf(before['id']);
  if (id !== '' && id === after['id']) return false;
  const [old, young] = [wordsOf(before), wordsOf(after)];
  if (old.length === 0) return false;
  const left = countsOf(young);
  const kept = [...countsOf(old)].reduce((sum, [word, count]) => sum + Math.min(count, left.get(word) ?? 0), 0);
  return kept * 2 <= Math.min(old.length, young.length);
}

/** Members of rich text that say nothing about what an item is. */
const signs = new Set(['type', 'spans', 'slice_type', 'variation', 'version', 'slice_label', 'link_type']);

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(/\S+/g) ?? [];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (signs.has(name) ? [] : wordsOf(inner)));
}

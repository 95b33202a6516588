import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonTokens } from './common-tokens.ts';

/** Length of the longest common list, by the plain table. */
function longest(first: readonly string[], second: readonly string[]): number {
  let row = second.map(() => 0);
  for (const token of first) {
    const next: number[] = [];
    for (const [at, other] of second.entries()) {
      const skipped = Math.max(row[at] ?? 0, next[at - 1] ?? 0);
      next.push(token === other ? Math.max(skipped, 1 + (row[at - 1] ?? 0)) : skipped);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('what two lists have in common is in order in both, and no longer list is', () => {
  const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), { maxLength: 20 });
  fc.assert(
    fc.property(tokens, tokens, (first, second) => {
      const found = commonTokens(first, second);
      const places = found.filter((place) => place !== -1);
      expect(found).toHaveLength(first.length);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      expect(places.map((place) => second[place])).toEqual(first.filter((_, from) => found[from] !== -1));
      expect(places).toHaveLength(longest(first, second));
    }),
    { numRuns: 2000 },
  );
});

import { expect, test } from 'vitest';
import { byPart } from './menu-parts.ts';

test('neighbouring items of the same part form a group, and every other item is a group by itself', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3, part: 'a' }, { id: 4, part: 'a' }, { id: 5 }, { id: 6, part: 'a' }];
  expect(byPart(items).map((group) => group.items.map(({ id }) => id))).toEqual([[1], [2], [3, 4], [5], [6]]);
});

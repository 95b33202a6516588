import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

test('an id may be in capitals, but must have exactly the right number of characters', () => {
  const id = randomUUID();
  expect([id, id.toUpperCase()].map(isUuid)).toEqual([true, true]);
  for (const other of ['', `${id}\n`, ` ${id}`, `{${id}}`, id.slice(1), id.replaceAll('-', ''), `${id}${id}`])
    expect(isUuid(other)).toBe(false);
  fc.assert(fc.property(fc.uuid(), isUuid));
});

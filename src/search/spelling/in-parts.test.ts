import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

test('all items are yielded once, in order, however many there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(7000), async (count) => {
      const items = Array.from({ length: count }, (_, index) => index);
      expect((await Array.fromAsync(inParts(items))).flat()).toEqual(items);
    }),
    { numRuns: 20 },
  );
});

test('other work gets the processor between the parts', async () => {
  let turns = 0;
  const waiting = setInterval(() => (turns += 1), 0);
  const parts = await Array.fromAsync(inParts(Array.from({ length: 200_000 }, () => 0)));
  clearInterval(waiting);
  expect(parts.length).toBeGreaterThan(10);
  expect(turns).toBeGreaterThan(0);
});

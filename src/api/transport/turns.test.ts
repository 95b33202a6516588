import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('only so many have a turn at once; a turn that ends, however often, makes room for one', async () => {
  const turns = createTurns(2);
  const end = await turns.take();
  expect(await turns.take()).toBeDefined();
  expect(await turns.take()).toBeUndefined();
  end?.();
  end?.();
  expect(await turns.take()).toBeDefined();
  expect(await turns.take()).toBeUndefined();
});

test('who waits comes next, in order; who finds too many waiting does not wait', async () => {
  const turns = createTurns(1, 2);
  const end = await turns.take();
  const order: string[] = [];
  const waits = ['first', 'second'].map(async (name) => {
    const next = await turns.take(60_000);
    order.push(name);
    next?.();
  });
  expect(await turns.take(60_000)).toBeUndefined();
  end?.();
  await Promise.all(waits);
  expect(order).toEqual(['first', 'second']);
});

test('who waited in vain leaves the row', async () => {
  const turns = createTurns(1, 1);
  const end = await turns.take();
  expect(await turns.take(1)).toBeUndefined();
  end?.();
  expect(await turns.take()).toBeDefined();
});

test('what is done in a turn ends it, also when it fails', async () => {
  const turns = createTurns(1);
  await expect(turns.run(0, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await turns.run(0, async () => turns.run(0, async () => 'second'))).toBeNull();
  expect(await turns.run(0, async () => 'third')).toBe('third');
});

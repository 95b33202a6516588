import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('turns are limited, and ending one, even twice, frees one', async () => {
  const turns = createTurns(2);
  const end = await turns.take();
  expect(await turns.take()).toBeDefined();
  expect(await turns.take()).toBeUndefined();
  end?.();
  end?.();
  expect(await turns.take()).toBeDefined();
  expect(await turns.take()).toBeUndefined();
});

test('waiting work runs in order, and is refused if too much waits', async () => {
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

test('work that waited too long leaves the queue', async () => {
  const turns = createTurns(1, 1);
  const end = await turns.take();
  expect(await turns.take(1)).toBeUndefined();
  end?.();
  expect(await turns.take()).toBeDefined();
});

test('a turn ends with its work, also after a failure', async () => {
  const turns = createTurns(1);
  await expect(turns.run(0, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await turns.run(0, async () => turns.run(0, async () => 'second'))).toBeNull();
  expect(await turns.run(0, async () => 'third')).toBe('third');
});

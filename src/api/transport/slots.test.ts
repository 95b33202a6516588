import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('the number of slots is limited, and freeing a slot twice frees only that slot', async () => {
  const slots = createSlots(2);
  const end = await slots.take();
  expect(await slots.take()).toBeDefined();
  expect(await slots.take()).toBeUndefined();
  end?.();
  end?.();
  expect(await slots.take()).toBeDefined();
  expect(await slots.take()).toBeUndefined();
});

test('waiting work runs in order, and is refused if too much waits', async () => {
  const slots = createSlots(1, 2);
  const end = await slots.take();
  const order: string[] = [];
  const waits = ['first', 'second'].map(async (name) => {
    const next = await slots.take(60_000);
    order.push(name);
    next?.();
  });
  expect(await slots.take(60_000)).toBeUndefined();
  end?.();
  await Promise.all(waits);
  expect(order).toEqual(['first', 'second']);
});

test('work that waited too long leaves the queue', async () => {
  const slots = createSlots(1, 1);
  const end = await slots.take();
  expect(await slots.take(1)).toBeUndefined();
  end?.();
  expect(await slots.take()).toBeDefined();
});

test('a slot is freed when its work ends, also after a failure', async () => {
  const slots = createSlots(1);
  await expect(slots.run(0, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.run(0, async () => slots.run(0, async () => 'second'))).toBeNull();
  expect(await slots.run(0, async () => 'third')).toBe('third');
});

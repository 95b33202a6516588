import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmLater } from './warm-later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = { warn: vi.fn() };
const failing = () => Promise.reject(new Error('away'));

test('the warm-up begins only after the first pages, and runs once', async () => {
  const work = vi.fn(async () => 1);
  warmLater(log, work, 2000);
  await vi.advanceTimersByTimeAsync(1999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('a stop of the process ends a warm-up in progress, and no other begins', async () => {
  const work = vi.fn(async () => 1);
  warmLater(log, work, 2000)();
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).not.toHaveBeenCalled();
  let isStopped = false;
  const stop = warmLater(
    log,
    async (stopping) => {
      stopping.addEventListener('abort', () => (isStopped = true));
    },
    0,
  );
  await vi.advanceTimersByTimeAsync(1);
  stop();
  expect(isStopped).toBe(true);
});

test('a warm-up that fails is logged, except during a stop', async () => {
  warmLater(log, failing, 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(log.warn).toHaveBeenCalledOnce();
  warmLater(log, failing, 0)();
  await vi.advanceTimersByTimeAsync(1);
  expect(log.warn).toHaveBeenCalledOnce();
});

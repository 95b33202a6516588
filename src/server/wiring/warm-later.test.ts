import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmLater } from './warm-later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = { warn: vi.fn() };
const failing = () => Promise.reject(new Error('away'));

test('warms only after the first pages, and once', async () => {
  const work = vi.fn(async () => 1);
  warmLater(log, work, 2000);
  await vi.advanceTimersByTimeAsync(1999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('a process that stops warms nothing more, and ends a warming in progress', async () => {
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

test('a warming that fails is logged, except at the stop', async () => {
  warmLater(log, failing, 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(log.warn).toHaveBeenCalledOnce();
  warmLater(log, failing, 0)();
  await vi.advanceTimersByTimeAsync(1);
  expect(log.warn).toHaveBeenCalledOnce();
});

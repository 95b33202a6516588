import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { SearchRefused } from './search-refused.ts';

const refused = () => Promise.reject(new SearchRefused('a request that makes no sense'));
const away = () => Promise.reject(new Error('away'));

function breakerAt(start = 0) {
  const time = { now: start };
  return { time, guarded: circuitBreaker({ failures: 2, rest: 100 }, () => time.now) };
}

test('after several failures the search engine is not asked for a while', async () => {
  const { time, guarded } = breakerAt();
  await expect(guarded(away)).rejects.toThrow('away');
  await expect(guarded(away)).rejects.toThrow('away');
  const call = vi.fn(async () => 1);
  await expect(guarded(call)).rejects.toThrow(SearchUnavailable);
  expect(call).not.toHaveBeenCalled();
  time.now = 100;
  expect(await guarded(call)).toBe(1);
});

test('requests that the search engine refuses do not close the search for others', async () => {
  const { guarded } = breakerAt();
  for (let time = 1; time <= 3; time += 1) await expect(guarded(refused)).rejects.toThrow(SearchRefused);
  expect(await guarded(async () => 1)).toBe(1);
});

test('calls during the trial wait for its outcome', async () => {
  const { time, guarded } = breakerAt();
  await guarded(away).catch(() => undefined);
  await guarded(away).catch(() => undefined);
  time.now = 100;
  const gate = Promise.withResolvers<number>();
  const trial = guarded(() => gate.promise);
  const call = vi.fn(async () => 2);
  const other = guarded(call);
  expect(call).not.toHaveBeenCalled();
  gate.resolve(1);
  expect([await trial, await other]).toEqual([1, 2]);
});

test('a call that succeeds is never followed by a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (outcomes) => {
      const { time, guarded } = breakerAt();
      let hasSucceeded = false;
      for (const isSuccess of outcomes) {
        time.now += 60;
        const asked = vi.fn(isSuccess ? async () => 'found' : away);
        const refused = await guarded(asked).then(
          () => false,
          (error: unknown) => error instanceof SearchUnavailable,
        );
        expect(refused && hasSucceeded).toBe(false);
        hasSucceeded = isSuccess && asked.mock.calls.length > 0;
      }
    }),
  );
});

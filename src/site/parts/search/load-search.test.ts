import { expect, test } from 'vitest';
import { shareResults } from './load-search.ts';

function counting(answer: (run: number) => Promise<string>) {
  const state = { runs: 0, time: 0 };
  const ask = shareResults(
    (_question: { query: string; page?: number }) => answer(++state.runs),
    () => Date.UTC(2026, 10, 21) + state.time,
  );
  return { state, ask };
}

const found = (): Promise<string> => Promise.resolve('offers');

test('equal searches run once in five seconds, then again', async () => {
  const { state, ask } = counting(found);
  await Promise.all([ask({ query: 'data' }), ask({ query: 'data' })]);
  state.time = 4999;
  await ask({ query: 'data' });
  expect(state.runs).toBe(1);
  state.time = 5000;
  await ask({ query: 'data' });
  expect(state.runs).toBe(2);
});

test('a search with other criteria runs separately', async () => {
  const { state, ask } = counting(found);
  await ask({ query: 'data' });
  await ask({ query: 'data', page: 2 });
  await ask({ query: 'date' });
  expect(state.runs).toBe(3);
});

test('a failed search runs again', async () => {
  const { state, ask } = counting((run) => (run === 1 ? Promise.reject(new Error('lost')) : found()));
  await expect(ask({ query: '' })).rejects.toThrow('lost');
  await expect(ask({ query: '' })).resolves.toBe('offers');
  expect(state.runs).toBe(2);
});

test('if there are many different searches, the result of the oldest is dropped', async () => {
  const { state, ask } = counting(found);
  for (let page = 1; page <= 41; page++) await ask({ query: '', page });
  await ask({ query: '', page: 2 });
  expect(state.runs).toBe(41);
  await ask({ query: '', page: 1 });
  expect(state.runs).toBe(42);
});

import { expect, test } from 'vitest';
import { readJudgedSet } from './judged-set.ts';

const set = await readJudgedSet();

test('every query is asked once of its kind, in either language, and something answers it exactly', () => {
  const names = set.map(({ kind, text }) => `${kind}: ${text}`);
  expect(new Set(names).size).toBe(names.length);
  expect(set.filter(({ grades }) => ![...grades.values()].includes(3))).toEqual([]);
  expect(new Set(set.map(({ locale }) => locale))).toEqual(new Set(['fr', 'en']));
});

test('a third of every kind is unseen', () => {
  for (const queries of Map.groupBy(set, ({ kind }) => kind).values()) {
    const unseen = queries.filter((query) => query.unseen);
    expect(unseen).toHaveLength(Math.floor(queries.length / 3));
  }
});

test('a typing error is told with the text that was meant', () => {
  for (const { kind, intended } of set) expect(intended !== null).toBe(kind === 'misspelt');
});

import { expect, test } from 'vitest';
import { deepest, figuresOf } from './figures.ts';

const grades = new Map([
  [1, 3],
  [2, 2],
  [3, 1],
]);

test('the ideal order scores 1, and an exact offer ranked too low lowers the score', () => {
  expect(figuresOf([1, 2, 3], grades)).toEqual({ ndcg: 1, recall: 1, mrr: 1 });
  expect(figuresOf([2, 1, 3], grades).ndcg).toBeLessThan(1);
  expect(figuresOf([3, 1, 2], grades)).toMatchObject({ recall: 1, mrr: 0.5 });
});

test('an empty result scores 0', () => {
  expect(figuresOf([], grades)).toEqual({ ndcg: 0, recall: 0, mrr: 0 });
});

test('if there are more exact offers than ranks that are rated, a result full of exact offers has full recall', () => {
  const ids = Array.from({ length: 2 * deepest }, (_, id) => id);
  expect(figuresOf(ids, new Map(ids.map((id) => [id, 3]))).recall).toBe(1);
});

import { expect, test } from 'vitest';
import { type JudgedQuery, parts, readJudgedSet } from './judged-set.ts';

const set = await readJudgedSet();
const isOurs = ({ part }: JudgedQuery) => part === 'tuned' || part === 'unseen';

test('each query is unique within its kind and set, each query has an exact offer, and each part has both languages', () => {
  const names = set.map((query) => `${isOurs(query) ? 'ours' : query.part} ${query.kind}: ${query.text}`);
  expect(new Set(names).size).toBe(names.length);
  expect(set.filter(({ grades }) => ![...grades.values()].includes(3))).toEqual([]);
  for (const part of parts) {
    const locales = set.filter((query) => query.part === part).map(({ locale }) => locale);
    expect(new Set(locales)).toEqual(new Set(['fr', 'en']));
  }
});

test('in our own set, a third of the queries of each kind belongs to the unseen part', () => {
  const house = set.filter(isOurs);
  for (const queries of Map.groupBy(house, ({ kind }) => kind).values()) {
    const unseen = queries.filter(({ part }) => part === 'unseen');
    expect(unseen).toHaveLength(Math.floor(queries.length / 3));
  }
});

test('every kind of query in the blind set also occurs in our own set', () => {
  const ofHouse = new Set(set.filter(isOurs).map(({ kind }) => kind));
  expect(set.filter(({ part, kind }) => part === 'blind' && !ofHouse.has(kind))).toEqual([]);
});

test('a query has a corrected text exactly if it is misspelt', () => {
  for (const { kind, intended } of set) expect(intended !== null).toBe(kind === 'misspelt');
});

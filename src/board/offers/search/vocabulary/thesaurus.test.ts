import { expect, test } from 'vitest';
import { heads } from './heads.ts';
import { thesaurus } from './thesaurus.ts';

const entries = [...thesaurus, ...heads];

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+#&.]+/g, ' ')
    .trim();

test('an id names one entry', () => {
  const ids = entries.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test('a name belongs to one entry and stands there once', () => {
  const owners = Map.groupBy(
    entries.flatMap(({ id, equal }) => equal.map((name) => ({ id, name: folded(name) }))),
    ({ name }) => name,
  );
  const shared = [...owners].filter(([, ids]) => ids.length > 1);
  expect(shared.map(([name, ids]) => `${name}: ${ids.map(({ id }) => id).join(', ')}`)).toEqual([]);
});

test('no name is empty', () => {
  expect(entries.filter(({ equal }) => equal.some((name) => folded(name) === ''))).toEqual([]);
});

test('neighbours are other entries, each told once, six at most', () => {
  const ids = new Set(thesaurus.map(({ id }) => id));
  for (const { id, near = [] } of entries) {
    expect(
      near.filter((other) => !ids.has(other) || other === id),
      `neighbours of ${id}`,
    ).toEqual([]);
    expect(new Set(near).size, `neighbours of ${id}`).toBe(near.length);
    expect(near.length, `neighbours of ${id}`).toBeLessThanOrEqual(6);
  }
});

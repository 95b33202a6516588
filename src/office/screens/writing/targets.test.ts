import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { openOffice } from '../../testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db }, { repository });
const { session } = await enterAs('editor');
const actor = { kind: 'program', name: 'test' } as const;
const at = '/bureau/contenus/cibles';
const find = async (query: string) => ask(`${at}?${query}`, { session });

for (let number = 1; number <= 12; number += 1)
  await repository.saveDraft({
    type: number === 12 ? 'page' : 'news',
    key: `lisbon-${number}`,
    lang: 'fr',
    content: { uid: `lisbonne-${number}`, tags: [], data: { title: `Vivre à Lisbonne ${number}` } },
    actor,
  });
await repository.saveDraft({
  type: 'news',
  key: 'lisbon-1',
  lang: 'en',
  content: { uid: 'lisbon', tags: [], data: { title: 'Living in Lisbon 1' } },
  actor,
});

test('documents are found by the beginnings of words of their titles, ten at most, in one language', async () => {
  const all: { targets: unknown[] } = await (await find('q=lisb&lang=fr')).json();
  expect(all.targets).toHaveLength(10);
  const one: unknown = await (await find('q=lisb+12&lang=fr')).json();
  expect(one).toEqual({
    targets: [{ id: expect.any(String), value: 'doc:page/lisbon-12', title: 'Vivre à Lisbonne 12', type: 'Page' }],
  });
  expect(await (await find('q=living&lang=fr')).json()).toEqual({ targets: [] });
});

test('a search may be bound to a type', async () => {
  const { targets }: { targets: unknown[] } = await (await find('q=lisb&lang=fr&type=page')).json();
  expect(targets).toHaveLength(1);
});

test.each([
  'lang=fr',
  'q=lisb',
  'q=lisb&lang=de',
  'q=&lang=fr',
  'q=lisb&lang=fr&type=__proto__',
  `q=${'a'.repeat(201)}&lang=fr`,
])('a search that no page of ours makes finds nothing: %s', async (query) => {
  expect((await find(query)).status).toBe(404);
});

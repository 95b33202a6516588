import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { readChanged, readPublished } from './read-published.ts';
import { insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
beforeAll(() => insertReference(db));

const idsOf = async (known: Parameters<typeof readChanged>[1]) => [...(await readChanged(db, known)).keys()];

test('of known offers only those that have changed are read, in the requested order', async () => {
  const ids = [await insertOffer(db), await insertOffer(db), await insertOffer(db)].toReversed();
  const known = (await readPublished(db, ids)).map(({ id, version }) => ({ id, version }));
  expect(await idsOf(known)).toEqual([]);
  await db.updateTable('offers').set({ title: 'Acheteuse' }).where('id', 'in', ids.slice(1)).execute();
  const changed = await readChanged(db, known);
  expect([...changed.keys()]).toEqual(ids.slice(1));
  expect([...changed.values()]).toMatchObject([{ title: 'Acheteuse' }, { title: 'Acheteuse' }]);
  expect(await readChanged(db, [])).toEqual(new Map());
});

test('an offer is read if it is not known, or known in an older version', async () => {
  const [one, other] = [await insertOffer(db), await insertOffer(db)];
  expect(
    await idsOf([
      { id: one, version: null },
      { id: other, version: '(1,1,,,0)' },
    ]),
  ).toEqual([one, other]);
});

test('a known offer that no longer exists is reported, an unknown one is left out', async () => {
  const id = await insertOffer(db);
  const [offer] = await readPublished(db, [id]);
  await db.deleteFrom('offers').where('id', '=', id).execute();
  expect(await readChanged(db, [{ id, version: offer?.version ?? null }])).toEqual(new Map([[id, null]]));
  expect(await readChanged(db, [{ id, version: null }])).toEqual(new Map());
});

import type { Insertable } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#database/tables.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { extractValues } from './extract-values.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));
beforeEach(() => db.deleteFrom('offers').execute());

const bare: Pick<Insertable<Tables['offers']>, 'source' | 'specialization_ids' | 'study_level_ids' | 'remote_work'> = {
  source: 'import',
  specialization_ids: [],
  study_level_ids: [],
  remote_work: false,
};

function idsOf(named: readonly { readonly id: number }[]): readonly number[] {
  return named.map((one) => one.id);
}

async function shown(id: number) {
  const { specializations, studyLevels, remoteWork, evidence } = await readOffer(board, id, 'fr');
  return { specializations: idsOf(specializations), studyLevels: idsOf(studyLevels), remoteWork, evidence };
}

test('an offer whose source leaves out field, level and remote work shows what its texts state, with the words', async () => {
  const description = 'De formation Bac+3, vous suivez la paie. Télétravail possible.';
  await insertOffer(db, { ...bare, id: 1, title: 'Gestionnaire de paie', description });
  expect(await extractValues(board)).toEqual({ read: 1 });
  expect(await shown(1)).toMatchObject({
    specializations: [100],
    studyLevels: [8],
    remoteWork: true,
    evidence: { specializations: { passage: 'Gestionnaire de paie' }, studyLevels: { passage: 'bac+3' } },
  });
  const { total } = await findOffers(
    board,
    { ...noCriteria, specializations: [100], remoteWork: true },
    { limit: 9, locale: 'fr' },
  );
  expect(total).toBe(1);
});

test('a value of the source is never replaced by a value that was read', async () => {
  await insertOffer(db, { ...bare, id: 1, title: 'Ingénieur paie', specialization_ids: [24], study_level_ids: [8] });
  await extractValues(board);
  expect(await shown(1)).toMatchObject({ specializations: [24], studyLevels: [8], evidence: {} });
});

test('an offer is read once, and again after its text changes', async () => {
  await insertOffer(db, { ...bare, id: 1, title: 'Acheteur' });
  expect([await extractValues(board), await extractValues(board)]).toEqual([{ read: 1 }, { read: 0 }]);
  await db.updateTable('offers').set({ title: 'Juriste' }).where('id', '=', 1).execute();
  expect(await extractValues(board)).toEqual({ read: 1 });
  expect(await shown(1)).toMatchObject({ specializations: [214] });
});

test('offers of an earlier version of the rules are read again, in several batches', async () => {
  for (let id = 1; id <= 120; id += 1) await insertOffer(db, { ...bare, id, title: 'Acheteur' });
  await db.updateTable('offers').set({ reading_version: 'earlier' }).execute();
  expect(await extractValues(board)).toEqual({ read: 120 });
});

test('two processes read each offer once', async () => {
  for (let id = 1; id <= 150; id += 1) await insertOffer(db, { ...bare, id, title: 'Acheteur' });
  const [one, other] = await Promise.all([extractValues(board), extractValues(board)]);
  const late = await extractValues(board);
  expect(one.read + other.read + late.read).toBe(150);
});

test('demo offers are not read, because they state every value', async () => {
  await insertOffer(db, { ...bare, id: 1, title: 'Acheteur', source: 'demo' });
  expect(await extractValues(board)).toEqual({ read: 0 });
});

test('an offer without a study level is found by every level, and the result says that it states none', async () => {
  await insertOffer(db, { ...bare, id: 1, title: 'Acheteur' });
  await insertOffer(db, { ...bare, id: 2, title: 'Acheteur', study_level_ids: [4] });
  await insertOffer(db, { ...bare, id: 3, title: 'Acheteur', study_level_ids: [2] });
  const { offers } = await findOffers(board, { ...noCriteria, studyLevels: [4] }, { limit: 9, locale: 'fr' });
  expect(new Map(offers.map(({ id, why }) => [id, why?.kind ?? null]))).toEqual(
    new Map([
      [1, 'levelUnstated'],
      [2, null],
    ]),
  );
});

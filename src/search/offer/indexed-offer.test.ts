import { expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readOffers } from '#board/offers/finding/read-offers.ts';
import { readReference } from '#reference/read-reference.ts';
import { indexedOffer } from './indexed-offer.ts';

const { db } = await testDatabase();
await insertReference(db);

test('a job field read from the texts is a criterion, but only a stated job field adds words to the offer', async () => {
  const reference = await readReference(db);
  const [field = 0] = reference.specializations.keys();
  const stating = await insertOffer(db, { specialization_ids: [field] });
  const read = await insertOffer(db, { specialization_ids: [] });
  await db
    .updateTable('offers')
    .set({ read_specialization_ids: [field] })
    .where('id', '=', read)
    .execute();
  const indexed = new Map((await readOffers(db, [stating, read])).map((row) => [row.id, indexedOffer(row, reference)]));
  const [one, other] = [indexed.get(stating), indexed.get(read)];
  expect(one?.columns.specializations).toContain(String(field));
  expect(other?.columns.specializations).toBe(one?.columns.specializations);
  expect(one?.texts.profession).toContain(reference.specializations.get(field)?.fr);
  expect(other?.texts.profession).toBe('');
});

import { expect, test } from 'vitest';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countWithoutContact } from './count-without-contact.ts';

const { db } = await testDatabase();
await insertReference(db);

test('only open offers without a contact are counted', async () => {
  await insertOffer(db, { contact_email: null });
  await insertOffer(db, { contact_email: 'contact@example.org' });
  await insertOffer(db, { contact_email: null, withdrawn_at: daysFromNoon(-1) });
  await insertOffer(db, { contact_email: null, broadcast_end: daysFromNoon(-1) });
  expect(await countWithoutContact({ db, now: () => noon })).toBe(1);
});

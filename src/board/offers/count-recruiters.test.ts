import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countRecruiters } from './count-recruiters.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();

test('a company recruits once, however many offers it has, and not with filled ones', async () => {
  await insertReference(db);
  const company_id = await insertCompany(db);
  await insertOffer(db, { company_id });
  await insertOffer(db, { company_id });
  await insertOffer(db);
  await insertOffer(db, { filled_at: daysFromNoon(-1) });
  expect(await countRecruiters(testBoard(db))).toBe(2);
});

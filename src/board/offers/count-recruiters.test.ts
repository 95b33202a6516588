import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countRecruiters } from './count-recruiters.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();

test('a company counts once, however many open offers it has, and does not count if all its offers are filled', async () => {
  await insertReference(db);
  const company_id = await insertCompany(db);
  await insertOffer(db, { company_id });
  await insertOffer(db, { company_id });
  await insertOffer(db);
  await insertOffer(db, { filled_at: daysFromNoon(-1) });
  expect(await countRecruiters(testBoard(db))).toBe(2);
});

test('a company with only ended or future offers does not count', async () => {
  await db.deleteFrom('offers').execute();
  expect(await countRecruiters(testBoard(db))).toBe(0);
  await insertOffer(db, { broadcast_end: daysFromNoon(0) });
  await insertOffer(db, { broadcast_start: daysFromNoon(1) });
  await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  expect(await countRecruiters(testBoard(db))).toBe(0);
  expect(await countRecruiters(testBoard(db, { now: () => daysFromNoon(2) }))).toBe(1);
});

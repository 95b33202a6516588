import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadReference } from '#board/reference/load-reference.ts';
import { demoCandidate } from './demo-candidate.ts';

const { db } = await testDatabase();
beforeAll(() => loadReference(db));

test('the demo candidate has all that a complete profile needs', async () => {
  const { email, firstName, lastName, birthDate, nationality, studyLevelId, locale, cv } = demoCandidate;
  const names = { email, first_name: firstName, last_name: lastName };
  const profile = { birth_date: birthDate, nationality, study_level_id: studyLevelId, locale };
  await expect(
    db
      .insertInto('candidates')
      .values({ oid: 'demo', ...names, ...profile })
      .execute(),
  ).resolves.toBeDefined();
  expect(cv.text).toContain(email);
});

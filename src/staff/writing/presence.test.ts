import { beforeEach, expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { addMember } from '#staff/members/add-member.ts';
import { pruneStaff } from '#staff/sessions/prune-staff.ts';
import { staffProgram } from '#staff/testing/staff-fixtures.ts';
import { endPresence, presentTime, readPresence, signPresence } from './presence.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const parts = { db, now: () => new Date(Date.now() + clock.ahead) };
const add = (name: string) =>
  addMember(parts, staffProgram, { email: `${name.toLowerCase()}@example.org`, name, roles: ['editor'] });
const [claire, paul] = [await add('Claire'), await add('Paul')];
const document = 'document-1';
const at = (memberId: string) => ({ document, memberId, page: crypto.randomUUID() });
const nobody = { others: [], isElsewhere: false };

beforeEach(async () => {
  clock.ahead = 0;
  await db.deleteFrom('staff.presence').execute();
});

test('two members who write the same document see each other by name', async () => {
  const [first, second] = [at(claire), at(paul)];
  expect(await signPresence(parts, first)).toEqual(nobody);
  expect(await signPresence(parts, second)).toEqual({ others: ['Claire'], isElsewhere: false });
  expect(await signPresence(parts, first)).toEqual({ others: ['Paul'], isElsewhere: false });
  expect(await readPresence(parts, { document: 'document-2', memberId: claire, page: null })).toEqual(nobody);
});

test('a member who writes in two tabs is told so, and counts once for others', async () => {
  await signPresence(parts, at(claire));
  expect(await signPresence(parts, at(claire))).toEqual({ others: [], isElsewhere: true });
  expect(await readPresence(parts, { document, memberId: paul, page: null })).toEqual({
    others: ['Claire'],
    isElsewhere: false,
  });
});

test('somebody is gone when the page is closed, or 45 seconds after the last sign', async () => {
  const [closed, silent] = [at(claire), at(claire)];
  const seen = () => readPresence(parts, { document, memberId: paul, page: null });
  await signPresence(parts, closed);
  await endPresence(parts, closed);
  expect(await seen()).toEqual(nobody);
  await signPresence(parts, silent);
  clock.ahead = presentTime - 1000;
  expect((await seen()).others).toEqual(['Claire']);
  clock.ahead = presentTime + 1000;
  expect(await seen()).toEqual(nobody);
});

test('signs of presence are pruned', async () => {
  await signPresence(parts, at(claire));
  clock.ahead = 2 * hour;
  await pruneStaff(parts);
  expect(await db.selectFrom('staff.presence').select('page').execute()).toEqual([]);
});

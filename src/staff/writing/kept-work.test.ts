import { beforeEach, expect, test } from 'vitest';
import { day, hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { removeMember } from '#staff/members/remove-member.ts';
import { pruneStaff } from '#staff/sessions/prune-staff.ts';
import { insertMember, staffProgram } from '#staff/testing/staff-fixtures.ts';
import {
  endWork,
  keepWork,
  keptWorkTime,
  readShownWork,
  readWork,
  takeWork,
  throwWork,
  waitingWorks,
  writeShownWork,
} from './kept-work.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const parts = { db, now: () => new Date(Date.now() + clock.ahead) };
const [claire, paul] = [await insertMember(db, ['editor']), await insertMember(db, ['editor'])];
const document = 'document-1';
const place = { memberId: claire.id, document };
const page = crypto.randomUUID();
const work = { ...place, page };
const typed = (title: string) => [['d.title', title]] as const;
const keep = (title: string, turn: number, given: Partial<typeof work> = {}) =>
  keepWork(parts, { ...work, ...given, turn, fields: typed(title) });
const pagesOf = async (memberId = claire.id) =>
  (await waitingWorks(parts, { memberId, document })).map((one) => one.page);

beforeEach(async () => {
  clock.ahead = 0;
  await db.deleteFrom('staff.kept_work').execute();
});

test('work is kept for its member alone, the last change of each page', async () => {
  await keep('One', 1);
  await keep('Two', 2);
  expect(await pagesOf()).toEqual([page]);
  expect(await readWork(parts, work)).toEqual(typed('Two'));
  expect(await pagesOf(paul.id)).toEqual([]);
  expect(await readWork(parts, { ...work, memberId: paul.id })).toBeNull();
  expect(await takeWork(parts, { ...work, memberId: paul.id, by: crypto.randomUUID() })).toBeNull();
});

test('a change that arrives late replaces no later one', async () => {
  await keep('Second', 2);
  expect(await keep('First', 1)).toEqual({ end: 'late', turn: 2 });
  expect(await readWork(parts, work)).toEqual(typed('Second'));
});

test('what arrives after the form was saved is not kept, even if nothing was kept before', async () => {
  await endWork(parts, work);
  expect(await keep('Late', 5)).toEqual({ end: 'ended' });
  expect(await pagesOf()).toEqual([]);
});

test('many changes and a save at once leave no work behind', async () => {
  await Promise.all([...Array.from({ length: 8 }, (_, turn) => keep('x', turn)), endWork(parts, work)]);
  expect(await pagesOf()).toEqual([]);
  expect(await readWork(parts, work)).toBeNull();
});

test('two pages of one member keep their own words', async () => {
  const other = crypto.randomUUID();
  await Promise.all([keep('One', 1), keep('Two', 1, { page: other })]);
  expect([await readWork(parts, work), await readWork(parts, { ...work, page: other })]).toEqual([
    typed('One'),
    typed('Two'),
  ]);
});

test('of two pages that go on with a work one gets it, and the first loses no word', async () => {
  await keep('One', 1);
  const pages = [crypto.randomUUID(), crypto.randomUUID()];
  const taken = await Promise.all(pages.map((by) => takeWork(parts, { ...work, by })));
  expect(taken.filter((fields) => fields !== null)).toEqual([typed('One')]);
  expect(await pagesOf()).toHaveLength(1);
  await keep('Typed in the first page', 2);
  expect(await pagesOf()).toHaveLength(2);
});

test('a device whose clock is behind goes on with the work of another one', async () => {
  await keep('One', Date.now());
  const by = crypto.randomUUID();
  await takeWork(parts, { ...work, by });
  expect(await keep('Two', 5, { page: by })).toEqual({ end: 'kept' });
});

test('work that was thrown away can be taken back for a day', async () => {
  await keep('One', 1);
  await throwWork(parts, work);
  expect(await pagesOf()).toEqual([]);
  expect(await keep('Late', 2)).toEqual({ end: 'ended' });
  const by = crypto.randomUUID();
  expect(await takeWork(parts, { ...work, by })).toEqual(typed('One'));
  expect(await pagesOf()).toEqual([by]);
  await throwWork(parts, { ...work, page: by });
  clock.ahead = day + hour;
  await pruneStaff(parts);
  expect(await takeWork(parts, { ...work, page: by, by: page })).toBeNull();
});

test('work is pruned after thirty days', async () => {
  await keep('One', 1);
  clock.ahead = keptWorkTime - hour;
  await pruneStaff(parts);
  expect(await pagesOf()).toEqual([page]);
  clock.ahead = keptWorkTime + hour;
  expect(await pagesOf()).toEqual([]);
  await pruneStaff(parts);
  expect(await db.selectFrom('staff.kept_work').select('page').execute()).toEqual([]);
});

test('a work over 640 kB is not kept, and of the works of a member the newest fifty are', async () => {
  expect(await keep('é'.repeat(330 * 1024), 1)).toEqual({ end: 'tooLarge' });
  await keep('First', 1);
  for (let count = 0; count < 50; count += 1) {
    clock.ahead += 1000;
    await keep('Later', 1, { page: crypto.randomUUID() });
  }
  expect(await db.selectFrom('staff.kept_work').select('page').execute()).toHaveLength(50);
  expect(await readWork(parts, work)).toBeNull();
});

test('a preview shows what was computed of the last change, until the work ends', async () => {
  const shown = { tags: [], data: { title: 'One' } };
  await keep('One', 1);
  await writeShownWork(parts, work, shown);
  expect(await readShownWork(parts, work)).toEqual(shown);
  await keep('Two', 2);
  expect(await readShownWork(parts, work)).toBeNull();
  await writeShownWork(parts, work, shown);
  await endWork(parts, work);
  expect(await readShownWork(parts, work)).toBeNull();
});

test('the work of a removed member is deleted', async () => {
  const leaving = await insertMember(db, ['editor']);
  await keep('One', 1, { memberId: leaving.id });
  await removeMember(parts, staffProgram, leaving.id, 'left');
  expect(await db.selectFrom('staff.kept_work').select('page').execute()).toEqual([]);
});

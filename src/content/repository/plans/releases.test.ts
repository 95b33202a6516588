import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor as actor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada, newsDesk, rita } from '../testing/test-staff.ts';
import type { ReleaseItem } from './release-state.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const { releases } = repository;

beforeEach(async () => {
  await db.deleteFrom('content.releases').execute();
  await db.deleteFrom('content.documents').execute();
});

async function titles(): Promise<unknown[]> {
  const { rows } = await sql<{ title: string }>`
    select data->>'title' as title from content.entries where stage = 'published' order by 1`.execute(db);
  return rows.map(({ title }) => title);
}
const refs = async () => (await db.selectFrom('content.publications').select('ref').execute()).length;

/** A release of three: a new document, a newer version of another, and one that leaves the site. */
async function campaign() {
  const [old, leaving] = [await news('Old'), await news('Leaving', { key: 'leaving' })];
  await repository.publish([old, leaving], { actor });
  const newer = await news('Newer', { base: 1 });
  const fresh = await news('Fresh', { key: 'fresh' });
  const items: ReleaseItem[] = [
    { ...newer, act: 'publish' },
    { ...fresh, act: 'publish' },
    { id: leaving.id, act: 'withdraw', reason: 'Over' },
  ];
  const seen = await releases.save({ seen: null, title: 'Autumn', items }, { actor: ada });
  return { seen, id: seen.id, newer, fresh, leaving };
}

test('a release goes out at once, with one new ref, and is taken back at once', async () => {
  const { seen, id, newer, fresh } = await campaign();
  const before = await refs();
  await releases.publish(seen, { actor: rita });
  expect([await titles(), await refs()]).toEqual([['Fresh', 'Newer'], before + 1]);
  await releases.takeBack({ id, reason: 'Too early' }, { actor: rita });
  expect([await titles(), await refs()]).toEqual([['Leaving', 'Old'], before + 2]);
  expect(await repository.read(newer.id)).toMatchObject({ published: 1, newest: 2, states: ['changedSince'] });
  expect((await repository.read(fresh.id))?.states).toEqual(['withdrawn']);
  expect(await releases.list({})).toMatchObject([{ id, title: 'Autumn', state: 'takenBack' }]);
  await releases.publish(seen, { actor: rita });
  expect(await titles()).toEqual(['Fresh', 'Newer']);
});

test('a document leaves the site by a release for the reason of its item, and by taking one back for that of who does so', async () => {
  const { seen, id, fresh, leaving } = await campaign();
  const reasons = async (act: string) => {
    const rows = db.selectFrom('staff.audit').select(['subject_id as id', 'reason']).where('act', '=', act);
    return (await rows.execute()).filter((row) => [fresh.id, leaving.id, String(id)].includes(row.id));
  };
  await releases.publish(seen, { actor: rita });
  expect((await reasons('content.withdraw')).at(-1)).toEqual({ id: leaving.id, reason: 'Over' });
  await releases.takeBack({ id, reason: ' Too early ' }, { actor: rita });
  expect((await reasons('content.withdraw')).at(-1)).toEqual({ id: fresh.id, reason: 'Too early' });
  expect((await reasons('release.takeBack')).at(-1)).toEqual({ id: String(id), reason: 'Too early' });
  const items: ReleaseItem[] = [{ id: leaving.id, act: 'withdraw', reason: ' ' }];
  for (const none of [
    releases.save({ seen, title: 'Autumn', items }, { actor: rita }),
    releases.takeBack({ id, reason: '' }, { actor: rita }),
  ])
    await expect(none).rejects.toMatchObject({ code: 'content.invalidInput', field: 'reason' });
});

test('a release with one document that cannot go out publishes nothing', async () => {
  const { seen, leaving } = await campaign();
  await repository.withdraw([leaving.id], { actor, reason: 'Before' });
  const before = await refs();
  await expect(releases.publish(seen, { actor: rita })).rejects.toMatchObject({ code: 'content.noSuchDocument' });
  expect([await titles(), await refs()]).toEqual([['Old'], before]);
  expect(await releases.list({})).toMatchObject([{ state: 'open' }]);
});

test('a release whose documents were published since is not taken back, and the error names them', async () => {
  const { seen, id, newer } = await campaign();
  await releases.publish(seen, { actor: rita });
  const newest = await news('Newest', { base: 2 });
  await repository.publish([newest], { actor });
  await expect(releases.takeBack({ id, reason: 'Too early' }, { actor: rita })).rejects.toMatchObject({
    code: 'content.releaseOverwritten',
    documents: [newer.id],
  });
  expect(await titles()).toEqual(['Fresh', 'Newest']);
});

test('a release goes out at its time, and the audit keeps who planned it', async () => {
  const { seen, id, newer } = await campaign();
  const at = new Date(repository.clock.now.getTime() + hour);
  await releases.schedule({ ...seen, at }, { actor: rita });
  expect((await repository.read(newer.id))?.states).toEqual(['changedSince', 'scheduled']);
  const { now } = repository.clock;
  repository.clock.now = at;
  expect((await repository.publishDue()).published).toEqual([String(id)]);
  repository.clock.now = now;
  expect(await titles()).toEqual(['Fresh', 'Newer']);
  const [act] = await db
    .selectFrom('staff.audit')
    .selectAll()
    .where('act', '=', 'release.publish')
    .orderBy('id', 'desc')
    .execute();
  expect(act).toMatchObject({ actor: 'job:content:schedule', changes: { plannedBy: [null, 'staff:rita'] } });
});

test('a release in the wrong state, a missing one and a wrong item are clear errors', async () => {
  const { seen, id, newer } = await campaign();
  const inState = { code: 'content.releaseInState' };
  const noRelease = { code: 'content.noSuchRelease' };
  await expect(releases.takeBack({ id, reason: 'Too early' }, { actor: rita })).rejects.toMatchObject(inState);
  await expect(releases.publish(seen, { actor: ada })).rejects.toMatchObject({ code: 'office.notAllowed' });
  await releases.publish(seen, { actor: rita });
  await expect(releases.publish(seen, { actor: rita })).rejects.toMatchObject(inState);
  const items: ReleaseItem[] = [{ ...newer, act: 'publish' }];
  await expect(releases.save({ seen, title: 'Late', items }, { actor: ada })).rejects.toMatchObject(inState);
  for (const none of [0, 2 ** 31, 1e9, Number.NaN]) {
    await expect(releases.publish({ ...seen, id: none }, { actor: rita })).rejects.toMatchObject(noRelease);
    await expect(
      releases.save({ seen: { ...seen, id: none }, title: 'None', items }, { actor: ada }),
    ).rejects.toMatchObject(noRelease);
  }
  const save = (title: string, wrong: ReleaseItem[]) =>
    releases.save({ seen: null, title, items: wrong }, { actor: ada });
  await expect(save('', items)).rejects.toMatchObject({ field: 'title' });
  await expect(save('x'.repeat(201), items)).rejects.toMatchObject({ field: 'title' });
  await expect(save('Twice', [...items, ...items])).rejects.toMatchObject({ field: 'documents' });
  await expect(save('No version', [{ ...newer, version: 9, act: 'publish' }])).rejects.toMatchObject({
    code: 'content.noSuchDocument',
  });
  await expect(save('No document', [{ id: 'nothing', act: 'withdraw', reason: 'x' }])).rejects.toMatchObject({
    code: 'content.noSuchDocument',
  });
});

test('who saves a release as it was before somebody else saved it changes nothing', async () => {
  const { seen, newer } = await campaign();
  await releases.save({ seen, title: 'Autumn', items: [] }, { actor: rita });
  const late = releases.save({ seen, title: 'Mine', items: [{ ...newer, act: 'publish' }] }, { actor: ada });
  await expect(late).rejects.toMatchObject({ code: 'content.releaseChanged', revision: seen.revision + 1 });
  expect(await releases.list({})).toMatchObject([{ title: 'Autumn', items: [] }]);
});

test('a release without documents can be prepared, but neither published nor planned', async () => {
  const seen = await releases.save({ seen: null, title: 'Spring', items: [] }, { actor: ada });
  const empty = { code: 'content.emptyRelease' };
  await expect(releases.publish(seen, { actor: rita })).rejects.toMatchObject(empty);
  const at = new Date(repository.clock.now.getTime() + hour);
  await expect(releases.schedule({ ...seen, at }, { actor: rita })).rejects.toMatchObject(empty);
  expect(await releases.read(seen.id)).toMatchObject({ ...seen, title: 'Spring', state: 'open', items: [] });
  expect(await releases.read(seen.id + 1)).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor as actor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada, bob, newsDesk, rita } from '../testing/test-staff.ts';
import type { ReleaseItem } from './release-state.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const { releases } = repository;
const noon = repository.clock.now;
const due = new Date(noon.getTime() + hour);
const overwritten = 'content.releaseOverwritten';

beforeEach(async () => {
  repository.clock.now = noon;
  await db.deleteFrom('content.releases').execute();
  await db.deleteFrom('content.documents').execute();
});

async function titles(): Promise<unknown[]> {
  const { rows } = await sql<{ title: string }>`
    select data->>'title' as title from content.entries where stage = 'published' order by 1`.execute(db);
  return rows.map(({ title }) => title);
}
/** Lets the time of the plans come, and returns what readers see then. */
async function seenThen(): Promise<unknown[]> {
  repository.clock.now = due;
  await repository.publishDue();
  return titles();
}
/** A release of these documents that a reviewer has planned. */
async function planned(...items: readonly ReleaseItem[]) {
  const seen = await releases.save({ seen: null, title: 'Autumn', items }, { actor: ada });
  await releases.schedule({ ...seen, at: due }, { actor: rita });
  return seen;
}
const planOf = async () => (await releases.list({}))[0]?.plan;

test('an editor who saves a planned release ends its plan, so that nothing goes out or leaves that nobody planned', async () => {
  const page = await news('Page', { key: 'page' });
  await repository.publish([page], { actor });
  const good = { ...(await news('Approved')), act: 'publish' } as const;
  const bad = { ...(await news('Nobody read this', { key: 'bad' }, bob)), act: 'publish' } as const;
  for (const items of [[good, bad], [{ id: page.id, act: 'withdraw', reason: 'Mine' }]] as const) {
    const seen = await planned(good);
    await releases.save({ seen, title: 'Autumn', items }, { actor: bob });
    expect(await planOf()).toBeNull();
    const [act] = await db.selectFrom('staff.audit').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(act).toMatchObject({
      actor: 'staff:bob',
      act: 'content.cancel',
      subject_id: String(seen.id),
      changes: { plan: ['release', null], at: [due.toISOString(), null] },
    });
  }
  expect(await seenThen()).toEqual(['Page']);
});

test('a reviewer may save a planned release, which goes out with what the reviewer wrote', async () => {
  const [one, two] = [await news('One'), await news('Two', { key: 'two' })];
  const seen = await planned({ ...one, act: 'publish' });
  await releases.save({ seen, title: 'Autumn', items: [{ ...two, act: 'publish' }] }, { actor: rita });
  expect(await seenThen()).toEqual(['Two']);
});

test('who publishes or plans a release names what they saw: after another save nothing is done', async () => {
  const [good, bad] = [await news('Approved'), await news('Nobody read this', { key: 'bad' }, bob)];
  const seen = await releases.save(
    { seen: null, title: 'Autumn', items: [{ ...good, act: 'publish' }] },
    { actor: ada },
  );
  expect((await releases.list({}))[0]).toMatchObject(seen);
  const items = [{ ...bad, act: 'publish' }] as const;
  const saved = await releases.save({ seen, title: 'Autumn', items }, { actor: bob });
  const changed = { code: 'content.releaseChanged', revision: saved.revision };
  await expect(releases.publish(seen, { actor: rita })).rejects.toMatchObject(changed);
  await expect(releases.schedule({ ...seen, at: due }, { actor: rita })).rejects.toMatchObject(changed);
  expect([await titles(), await planOf()]).toEqual([[], null]);
  await releases.publish(saved, { actor: rita });
  expect(await titles()).toEqual(['Nobody read this']);
});

test('a document that people withdrew does not come back by a planned release, whose error is seen', async () => {
  const one = await news('Wrong');
  await repository.publish([one], { actor });
  await planned({ ...one, act: 'publish' });
  await repository.withdraw([one.id], { actor: rita, reason: 'A judge said so' });
  expect(await seenThen()).toEqual([]);
  expect(await planOf()).toMatchObject({ error: overwritten });
});

test('a document that went out and left again since does not come back, nor if a reviewer saved the release', async () => {
  const one = await news('Wrong');
  const seen = await planned({ ...one, act: 'publish' });
  await repository.publish([one], { actor });
  await repository.withdraw([one.id], { actor: rita, reason: 'A judge said so' });
  await releases.save({ seen, title: 'Winter', items: [{ ...one, act: 'publish' }] }, { actor: rita });
  expect(await seenThen()).toEqual([]);
  expect(await planOf()).toMatchObject({ error: overwritten });
});

test('a planned release does not put an older version over what was published since, until it is planned again', async () => {
  const one = await news('One');
  const seen = await planned({ ...one, act: 'publish' });
  const two = await news('Two', { base: 1 });
  await repository.publish([two], { actor: rita });
  expect(await seenThen()).toEqual(['Two']);
  expect(await planOf()).toMatchObject({ error: overwritten });
  await releases.schedule({ ...seen, at: due }, { actor: rita });
  expect(await seenThen()).toEqual(['One']);
});

test('what an older program withdrew does not come back by a planned release', async () => {
  const one = await news('Wrong');
  await repository.publish([one], { actor });
  await planned({ ...one, act: 'publish' });
  await sql`update content.documents set draft = published, published = null, publish_at = null`.execute(db);
  await seenThen();
  expect(await planOf()).toMatchObject({ error: overwritten });
});

test('a release that people publish ends the planned publications of what it takes off the site', async () => {
  const one = await news('One');
  await repository.publish([one], { actor });
  const two = await news('Two', { base: 1 });
  await repository.schedule({ ...two, act: 'publish', at: due }, { actor: rita });
  const items = [{ id: one.id, act: 'withdraw', reason: 'Wrong' }] as const;
  const seen = await releases.save({ seen: null, title: 'Autumn', items }, { actor: ada });
  await releases.publish(seen, { actor: rita });
  expect(await seenThen()).toEqual([]);
});

test('only who may publish a release cancels its plan', async () => {
  await planned({ ...(await news('One')), act: 'publish' });
  const plan = (await planOf())?.id ?? 0;
  await expect(repository.cancel(plan, { actor: ada })).rejects.toMatchObject({ code: 'office.notAllowed' });
  await repository.cancel(plan, { actor: rita });
  expect(await seenThen()).toEqual([]);
});

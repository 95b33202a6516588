import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { day, hour, minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor as actor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada, newsDesk, rita, staff } from '../testing/test-staff.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const noon = repository.clock.now;
const later = (wait: number) => new Date(noon.getTime() + wait);

beforeEach(async () => {
  repository.clock.now = noon;
  await db.deleteFrom('content.documents').execute();
});

async function titles(): Promise<unknown[]> {
  const { rows } = await sql<{ title: string }>`
    select data->>'title' as title from content.entries where stage = 'published' order by 1`.execute(db);
  return rows.map(({ title }) => title);
}
async function runAt(at: Date) {
  repository.clock.now = at;
  return repository.publishDue();
}

test('the planned version goes out at its time, once; what was edited since stays a draft', async () => {
  const saved = await news('One');
  await repository.schedule({ ...saved, act: 'publish', at: later(hour) }, { actor: rita });
  await news('Two', { base: 1 });
  expect((await repository.publishDue()).published).toEqual([]);
  repository.clock.now = later(hour);
  const rounds = await Promise.all([repository.publishDue(), repository.publishDue()]);
  expect(rounds.flatMap(({ published }) => published)).toEqual([saved.id]);
  expect(await titles()).toEqual(['One']);
  expect(await repository.read(saved.id)).toMatchObject({ published: 1, newest: 2, states: ['changedSince'] });
  const done = db.selectFrom('staff.audit').select(['actor', 'act', 'changes']).orderBy('id', 'desc').limit(1);
  expect(await done.executeTakeFirst()).toEqual({
    actor: 'job:content:schedule',
    act: 'content.publish',
    changes: { version: [null, 1], plannedBy: [null, 'staff:rita'] },
  });
});

test('a document leaves the site at its time, with the reason', async () => {
  const saved = await news('One');
  await repository.publish([saved], { actor });
  await repository.schedule({ id: saved.id, act: 'withdraw', at: later(day), reason: 'Over' }, { actor: rita });
  expect((await repository.read(saved.id))?.states).toEqual(['published', 'scheduled']);
  await runAt(later(day));
  expect(await titles()).toEqual([]);
  expect((await repository.read(saved.id))?.states).toEqual(['withdrawn']);
});

test('a later plan replaces the earlier, and a cancelled plan does nothing', async () => {
  const saved = await news('One');
  await repository.schedule({ ...saved, act: 'publish', at: later(hour) }, { actor: rita });
  const plan = await repository.schedule({ ...saved, act: 'publish', at: later(2 * hour) }, { actor: rita });
  expect((await runAt(later(hour))).published).toEqual([]);
  await repository.cancel(plan, { actor: ada });
  await expect(repository.cancel(plan, { actor: ada })).rejects.toMatchObject({ code: 'content.noSuchPlan' });
  for (const none of [0, -1, 2 ** 40, Number.NaN])
    await expect(repository.cancel(none, { actor: ada })).rejects.toMatchObject({ code: 'content.noSuchPlan' });
  expect((await runAt(later(day))).published).toEqual([]);
});

test('who publishes a newer version by hand ends the plan for the older; who withdraws ends all plans', async () => {
  const one = await news('One');
  await repository.schedule({ ...one, act: 'publish', at: later(hour) }, { actor: rita });
  const two = await news('Two', { base: 1 });
  await repository.publish([two], { actor });
  await repository.schedule({ ...one, act: 'publish', at: later(hour) }, { actor: rita });
  expect((await repository.read(one.id))?.plans).toHaveLength(1);
  await repository.withdraw([one.id], { actor, reason: 'Wrong' });
  expect((await repository.read(one.id))?.plans).toEqual([]);
  await runAt(later(hour));
  expect(await titles()).toEqual([]);
});

test('a plan that fails keeps its error, is tried again later, and does not block the others', async () => {
  const [blocked, free] = [await news('Blocked', { uid: 'taken' }), await news('Free', { key: 'free' })];
  for (const saved of [blocked, free])
    await repository.schedule({ ...saved, act: 'publish', at: later(hour) }, { actor: rita });
  await news('Blocked', { uid: 'moved', base: 1 });
  const rival = await news('Rival', { key: 'rival', uid: 'taken' });
  await repository.publish([rival], { actor });
  const { published, failures } = await runAt(later(hour));
  expect([published, failures.length]).toEqual([[free.id], 1]);
  expect((await repository.read(blocked.id))?.plans).toMatchObject([{ error: 'content.uidTaken' }]);
  expect((await runAt(later(hour))).failures).toEqual([]);
  await repository.withdraw([rival.id], { actor, reason: 'Rival', archive: true });
  expect((await runAt(later(hour + minute))).published).toEqual([blocked.id]);
});

test('a version that was refused after an editor planned it does not go out', async () => {
  const saved = await news('One');
  await repository.review({ ...saved, verdict: 'approved' }, { actor: rita });
  await repository.schedule({ ...saved, act: 'publish', at: later(hour) }, { actor: ada });
  await repository.review({ ...saved, verdict: 'refused', words: 'Wait' }, { actor: rita });
  expect((await runAt(later(hour))).published).toEqual([]);
  expect((await repository.read(saved.id))?.plans).toMatchObject([{ error: 'content.notApproved' }]);
});

test('a planned version that no longer fits its type does not go out, as when people publish it', async () => {
  const one = await news('One');
  await repository.schedule({ ...one, act: 'publish', at: later(hour) }, { actor: rita });
  await sql`update content.versions set data = data || '{"title": 5}' where document_id = ${one.id}`.execute(db);
  await expect(repository.publish([one], { actor: rita })).rejects.toMatchObject({ code: 'content.invalidDocument' });
  expect((await runAt(later(hour))).published).toEqual([]);
  expect((await repository.read(one.id))?.plans).toMatchObject([{ error: 'content.invalidDocument' }]);
});

test('only who may withdraw, or planned it, cancels a planned withdrawal', async () => {
  const one = await news('One');
  await repository.publish([one], { actor });
  const withdrawal = { id: one.id, act: 'withdraw', at: later(hour), reason: 'Over' } as const;
  const plan = await repository.schedule(withdrawal, { actor: rita });
  await expect(repository.cancel(plan, { actor: ada })).rejects.toMatchObject({ code: 'office.notAllowed' });
  expect((await repository.read(one.id))?.plans).toHaveLength(1);
  // Rita is no reviewer any more.
  await repository.cancel(plan, { actor: staff('rita', 'editor') });
  expect((await repository.read(one.id))?.plans).toEqual([]);
});

test('a plan is at most a minute past and at most two years ahead', async () => {
  const saved = await news('One');
  const plan = (at: Date) => repository.schedule({ ...saved, act: 'publish', at }, { actor: rita });
  for (const at of [later(-2 * minute), later(800 * day), new Date(Number.NaN)])
    await expect(plan(at)).rejects.toMatchObject({ code: 'content.invalidInput', field: 'at' });
  await plan(later(-minute / 2));
  await plan(later(700 * day));
});

test('only a reviewer plans a withdrawal, and a missing document or version is never planned', async () => {
  const { id } = await news('One');
  const withdrawal = { id, act: 'withdraw', at: later(hour), reason: 'Over' } as const;
  await expect(repository.schedule(withdrawal, { actor: ada })).rejects.toMatchObject({ code: 'office.notAllowed' });
  const missing = [
    { ...withdrawal, id: 'nothing' },
    { id, act: 'publish', version: 9, at: later(hour) },
  ] as const;
  for (const plan of missing)
    await expect(repository.schedule(plan, { actor: rita })).rejects.toMatchObject({ code: 'content.noSuchDocument' });
});

test('a plan that an older program writes into the document becomes a plan for the draft of that moment', async () => {
  const saved = await news('One');
  await db
    .updateTable('content.documents')
    .set({ publish_at: later(hour), publish_for: 'ada' })
    .where('id', '=', saved.id)
    .execute();
  await news('Two', { base: 1 });
  expect((await repository.read(saved.id))?.plans).toMatchObject([{ act: 'publish', version: 1, by: 'ada' }]);
  await runAt(later(hour));
  expect(await titles()).toEqual(['One']);
});

test('an older program that cancels, publishes or withdraws ends the planned publication', async () => {
  for (const values of [
    '',
    ', published = draft, draft = null',
    ', draft = coalesce(draft, published), published = null',
  ]) {
    const saved = await news('One', { key: `key${values.length}` });
    await repository.schedule({ ...saved, act: 'publish', at: later(hour) }, { actor: rita });
    await sql`update content.documents set publish_at = null, publish_for = null ${sql.raw(values)}
      where id = ${saved.id}`.execute(db);
    expect((await repository.read(saved.id))?.plans).toEqual([]);
  }
  expect((await runAt(later(hour))).published).toEqual([]);
});

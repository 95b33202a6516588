import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada, bob, newsDesk, rita, staff } from '../testing/test-staff.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const both = staff('rose', 'editor', 'reviewer');

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

const inAnHour = () => new Date(repository.clock.now.getTime() + 3_600_000);
const notApproved = { code: 'content.notApproved' };

test('an editor publishes and plans only a version that another person approved', async () => {
  const saved = await news('One');
  const plan = { ...saved, act: 'publish', at: inAnHour() } as const;
  await expect(repository.publish([saved], { actor: ada })).rejects.toMatchObject(notApproved);
  await expect(repository.publish([saved], { actor: bob })).rejects.toMatchObject(notApproved);
  await expect(repository.schedule(plan, { actor: ada })).rejects.toMatchObject(notApproved);
  await repository.review({ ...saved, verdict: 'approved' }, { actor: rita });
  await repository.schedule(plan, { actor: ada });
  await repository.publish([saved], { actor: ada });
  expect(await repository.read(saved.id)).toMatchObject({ published: 1 });
});

test('an edit makes a new version, which nobody has approved', async () => {
  const one = await news('One');
  await repository.review({ ...one, verdict: 'approved' }, { actor: rita });
  const two = await news('Two', { base: 1 });
  await expect(repository.publish([two], { actor: ada })).rejects.toMatchObject(notApproved);
  await repository.publish([one], { actor: ada });
});

test('the last verdict counts, and who refuses says why', async () => {
  const saved = await news('One');
  await repository.review({ ...saved, verdict: 'approved' }, { actor: rita });
  await expect(repository.review({ ...saved, verdict: 'refused' }, { actor: rita })).rejects.toMatchObject({
    code: 'content.invalidInput',
  });
  await repository.review({ ...saved, verdict: 'refused', words: 'The price is wrong.' }, { actor: rita });
  await expect(repository.publish([saved], { actor: ada })).rejects.toMatchObject(notApproved);
});

test('nobody approves what they wrote; a reviewer publishes it without', async () => {
  const saved = await news('One', {}, both);
  await expect(repository.review({ ...saved, verdict: 'approved' }, { actor: both })).rejects.toMatchObject({
    code: 'content.ownVersion',
  });
  await repository.publish([saved], { actor: both });
});

test('a version waits for a review from the request to the verdict', async () => {
  const saved = await news('One');
  const waits = async () => (await repository.read(saved.id))?.states.includes('waitingForReview');
  await repository.review({ ...saved, verdict: 'asked', words: 'Please before Friday' }, { actor: ada });
  expect(await waits()).toBe(true);
  await repository.review({ ...saved, verdict: 'approved' }, { actor: rita });
  expect(await waits()).toBe(false);
  const reviews = (await repository.read(saved.id))?.reviews.map(({ verdict, by, words }) => [verdict, by, words]);
  expect(reviews).toEqual([
    ['approved', 'staff:rita', null],
    ['asked', 'staff:ada', 'Please before Friday'],
  ]);
});

test('an editor gives no verdict, and a missing version has none', async () => {
  const saved = await news('One');
  await expect(repository.review({ ...saved, verdict: 'approved' }, { actor: bob })).rejects.toMatchObject({
    code: 'office.notAllowed',
  });
  const missing = { id: saved.id, version: 9, verdict: 'approved' } as const;
  await expect(repository.review(missing, { actor: rita })).rejects.toMatchObject({ code: 'content.noSuchDocument' });
});

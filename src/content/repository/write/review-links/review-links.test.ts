import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testRepository } from '../../testing/test-repository.ts';
import { ada, bob, newsDesk, rita, staff } from '../../testing/test-staff.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const { reviewLinks } = repository;
const noon = repository.clock.now;
const gone = { code: 'content.reviewLinkGone' };

beforeEach(async () => {
  repository.clock.now = noon;
  await db.deleteFrom('content.documents').execute();
});

const link = async (by: typeof ada, version: { id: string; version: number }) =>
  reviewLinks.make({ ...version, guest: ' Jeanne Martin ' }, { actor: by });
const answer = (token: string, verdict: 'approved' | 'refused' = 'approved', words = '') =>
  reviewLinks.answer({ token, verdict, words, requestId: 'r-1' });
const states = async (id: string) => (await repository.read(id))?.states;

test('an approval by the link of a reviewer lets an editor publish', async () => {
  const draft = await news('A bridge');
  await expect(repository.publish([draft], { actor: ada })).rejects.toMatchObject({ code: 'content.notApproved' });
  await answer(await link(rita, draft));
  await repository.publish([draft], { actor: ada });
  expect(await states(draft.id)).toEqual(['published']);
});

test('an approval by the link of an editor, or of the author, is advice and publishes nothing', async () => {
  const draft = await news('A bridge', {}, ada);
  const own = await news('A road', { key: 'road' }, rita);
  for (const [by, version] of [[bob, draft] as const, [rita, own] as const]) {
    await answer(await link(by, version), 'approved', 'Well done');
    await expect(repository.publish([version], { actor: bob })).rejects.toMatchObject({ code: 'content.notApproved' });
    expect(await reviewLinks.list(version.id)).toMatchObject([
      { guest: 'Jeanne Martin', verdict: 'approved', words: 'Well done', counts: false },
    ]);
  }
});

test('an approval is advice if who made the link may no longer approve', async () => {
  const maker = staff(randomUUID(), 'reviewer');
  const member = { id: maker.id, email: `${maker.id}@example.org`, name: 'Maker', added_at: noon };
  await db.insertInto('staff.members').values(member).execute();
  await db.insertInto('staff.roles').values({ member_id: maker.id, role: 'reviewer', given_at: noon }).execute();
  const [early, late] = [await news('A bridge'), await news('A road', { key: 'road' })];
  const tokens = [await link(maker, early), await link(maker, late)] as const;
  await answer(tokens[0]);
  await repository.publish([early], { actor: ada });
  await db.deleteFrom('staff.roles').where('member_id', '=', maker.id).execute();
  await answer(tokens[1], 'approved', 'Well done');
  await expect(repository.publish([late], { actor: ada })).rejects.toMatchObject({ code: 'content.notApproved' });
  expect(await reviewLinks.list(late.id)).toMatchObject([{ verdict: 'approved', words: 'Well done', counts: false }]);
});

test('of two simultaneous answers to a link one counts, and the audit keeps who answered', async () => {
  const draft = await news('A bridge', { key: 'once' });
  const token = await link(rita, draft);
  const ends = await Promise.allSettled([answer(token), answer(token, 'refused', 'No')]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const rows = await db
    .selectFrom('staff.audit')
    .selectAll()
    .where('act', '=', 'review.answer')
    .where('subject_id', '=', draft.id)
    .execute();
  const [made] = await reviewLinks.list(draft.id);
  expect(rows).toMatchObject([{ actor: `guest:${String(made?.id)}`, subject_id: draft.id, request_id: 'r-1' }]);
});

test('a link that has expired, was cancelled or is forged changes nothing', async () => {
  const draft = await news('A bridge');
  const [late, ended] = [await link(rita, draft), await link(rita, draft)];
  const [newest] = await reviewLinks.list(draft.id);
  await reviewLinks.end({ id: draft.id, link: newest?.id ?? 0 }, { actor: ada });
  await expect(answer(ended)).rejects.toMatchObject(gone);
  repository.clock.now = new Date(noon.getTime() + 14 * day);
  for (const token of [late, 'forged', '']) await expect(answer(token)).rejects.toMatchObject(gone);
  expect(await states(draft.id)).toEqual(['draft']);
});

test('a link says nothing of a version that somebody has changed since, and stays unanswered', async () => {
  const draft = await news('A bridge');
  const token = await link(rita, draft);
  await news('A longer bridge', { base: 1 });
  await expect(answer(token)).rejects.toMatchObject({ code: 'content.reviewedVersionOld' });
  expect(await reviewLinks.read(token)).toMatchObject({ verdict: null });
});

test('who refuses by a link says why, and the name of a guest is bounded', async () => {
  const draft = await news('A bridge');
  const token = await link(rita, draft);
  await expect(answer(token, 'refused', ' ')).rejects.toMatchObject({ field: 'words' });
  await expect(answer(token, 'refused', 'x'.repeat(2001))).rejects.toMatchObject({ field: 'words' });
  for (const guest of ['', ' ', 'x'.repeat(101), 'a\u0000'])
    await expect(reviewLinks.make({ ...draft, guest }, { actor: rita })).rejects.toMatchObject({ field: 'guest' });
});

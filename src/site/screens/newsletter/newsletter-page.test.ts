import { beforeEach, expect, test } from 'vitest';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { newsletterConsentRequest } from '#board/newsletter/newsletter-jobs.ts';
import { ownNewsletter } from '#board/newsletter/read-subscription.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const { jobs, left } = recordingJobs();
const board = testBoard(db, { jobs });
const ask = await openSite(board);
const page = '/en/lettre';
const form = { intent: 'subscribe', email: 'zoe@example.org' };
const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location'), headers.get('set-cookie')?.split(';', 1)[0]];
};

beforeEach(async () => {
  left.length = 0;
  await db.deleteFrom('newsletter_subscriptions').execute();
});

test('a visitor gets the same answer whether an address is subscribed or not, and no newsletter dialog afterwards', async () => {
  const answers = [await told(ask(page, { form })), await told(ask(page, { form }))];
  expect(answers[0]).toEqual([303, `${page}?done=asked`, '__Host-newsletter=asked']);
  expect(answers[1]).toEqual(answers[0]);
  expect(left).toHaveLength(1);
  expect(await (await ask(`${page}?done=asked`)).text()).toContain('role="status"');
});

test('the form shows an invalid address again as typed, also after an unknown intent', async () => {
  for (const wrong of [{ email: '<x>' }, { intent: 'evil', email: '<x>' }]) {
    const answer = await ask(page, { form: { ...form, ...wrong } });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('value="&lt;x&gt;"')]);
  }
  expect(left).toEqual([]);
});

test('a candidate subscribes and unsubscribes only the address of the account', async () => {
  const viewer = await insertCandidate(board);
  await ask(page, { form, viewer });
  const { subscriptionId, question } = newsletterConsentRequest.schema.parse(left[0]?.data);
  await db
    .updateTable('newsletter_subscriptions')
    .set({ asked_at: null, confirmed_at: board.now(), text_version: '2026-11-22' })
    .where('id', '=', subscriptionId)
    .where('question', '=', question)
    .execute();
  expect(await ownNewsletter(board, viewer)).toBe('subscribed');
  expect(await (await ask(page, { viewer })).text()).toContain(viewer.candidate.email);
  expect(await told(ask(page, { form: { intent: 'end' }, viewer }))).toEqual([303, `${page}?done=ended`, undefined]);
  expect(await ownNewsletter(board, viewer)).toBe('none');
});

test('a visitor cannot unsubscribe on this page, but only by the link in a letter', async () => {
  expect(await told(ask(page, { form: { intent: 'end', email: form.email } }))).toEqual([
    303,
    `${page}?done=ended`,
    undefined,
  ]);
});

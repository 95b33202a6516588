import { expect, test } from 'vitest';
import { agreementToken } from '#board/alerts/alert-links.ts';
import { alertMail } from '#board/saved-searches/alert-address.ts';
import { insertAlert, questionTo } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
// The secret that ask-site.ts uses.
const secret = 'secret';

test('the owner of an address consents once by a button, an expired link shows that it has expired, and an invalid link is not found', async () => {
  const viewer = await insertCandidate(board);
  await insertAlert(board, viewer, '');
  const question = await questionTo(db, viewer.candidate.id);
  const link = `/en/alertes/accord/${agreementToken(secret, question)}`;
  const page = await ask(link);
  expect([page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual([
    'strict-origin',
    'noindex, nofollow',
  ]);
  expect(await page.text()).toContain('method="post"');
  expect((await alertMail(board, viewer)).state).toBe('asked');
  expect((await ask(link, { form: {} })).headers.get('location')).toBe(`${link}?done=agreed`);
  expect((await alertMail(board, viewer)).state).toBe('confirmed');
  expect(await (await ask(link)).text()).not.toContain('method="post"');
  const over = `/alertes/accord/${agreementToken(secret, { ...question, question: crypto.randomUUID() })}`;
  expect(await (await ask(over)).text()).not.toContain('method="post"');
  expect((await ask(over, { form: {} })).headers.get('location')).toBe(over);
  for (const wrong of ['x', 'x.y', agreementToken('other', question), '.', '%00'])
    expect((await ask(`/alertes/accord/${wrong}`)).status).toBe(404);
});

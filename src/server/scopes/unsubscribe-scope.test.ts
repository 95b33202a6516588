import fastify from 'fastify';
import { expect, test } from 'vitest';
import { unsubscriptionToken } from '#board/alerts/alert-links.ts';
import { insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { askForNewsletter } from '#board/newsletter/ask-for-newsletter.ts';
import { endNewsletterToken } from '#board/newsletter/newsletter-links.ts';
import { isRunning } from '#board/newsletter/read-subscription.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { unsubscribeScope } from './unsubscribe-scope.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const secret = 'a secret';
const app = fastify();
await app.register(unsubscribeScope, { board, secret, rateLimits: false });

async function ownerWithLink(ends: 'all' | 'one' = 'all') {
  const { viewer } = await insertAlertOwner(board);
  const { id: candidateId } = viewer.candidate;
  const [search] = await mySearches(board, viewer, 'fr');
  const searchId = ends === 'one' ? (search?.id ?? null) : null;
  const url = `/en/alertes/fin/${unsubscriptionToken(secret, { candidateId, searchId })}`;
  return { url, frequency: async () => (await mySearches(board, viewer, 'fr'))[0]?.alert.frequency };
}

const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', multipart],
])('one POST of a mail program ends alerts, without a redirect (%s)', async (type, payload) => {
  const { url, frequency } = await ownerWithLink();
  const headers = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect([answer.statusCode, answer.headers.location, await frequency()]).toEqual([200, undefined, 'off']);
});

test.each(['all', 'one'] as const)('the button of the page also ends %s, and returns to the page', async (ends) => {
  const { url, frequency } = await ownerWithLink(ends);
  const answer = await app.inject({ method: 'POST', url, payload: '' });
  expect([answer.statusCode, answer.headers.location, await frequency()]).toEqual([303, `${url}?done=ended`, 'off']);
});

test('a token with another secret, a truncated token and a token of another kind end nothing', async () => {
  const { url, frequency } = await ownerWithLink();
  const forged = unsubscriptionToken('another secret', { candidateId: 1, searchId: null });
  for (const wrong of [url.slice(0, -1), `${url}x`, `/alertes/fin/${forged}`, '/alertes/fin/..', '/alertes/fin/%00'])
    expect((await app.inject({ method: 'POST', url: wrong, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(
      404,
    );
  expect((await app.inject({ method: 'POST', url, payload: 'x'.repeat(10_000) })).statusCode).toBe(400);
  expect(await frequency()).toBe('instant');
});

const post = (token: string) =>
  app.inject({ method: 'POST', url: `/lettre/fin/${token}`, payload: 'List-Unsubscribe=One-Click' });

test('one POST ends the newsletter, but only with the newsletter’s own token', async () => {
  await askForNewsletter(board, { email: 'zoe@example.org' }, 'fr');
  const { id } = await db.selectFrom('newsletter_subscriptions').select('id').executeTakeFirstOrThrow();
  for (const wrong of [
    'x',
    endNewsletterToken('another secret', id),
    unsubscriptionToken(secret, { candidateId: 1, searchId: null }),
  ])
    expect((await post(wrong)).statusCode).toBe(404);
  expect(await isRunning(board, id)).toBe(true);
  expect([(await post(endNewsletterToken(secret, id))).statusCode, await isRunning(board, id)]).toEqual([200, false]);
});

import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { alertMail } from '#board/saved-searches/alert-address.ts';
import { insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { signedNotices } from '#mail/signed-notices.ts';
import { mailNoticesScope } from './mail-notices-scope.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const secret = 'shared with the provider, long enough';
const app = fastify();
await app.register(mailNoticesScope, { board, read: signedNotices(secret), rateLimits: false });

const send = (payload: string, by = secret) => {
  const sent = String(board.now().getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': sent,
    'x-signature': createHmac('sha256', by).update(`${sent}.${payload}`).digest('hex'),
  };
  return app.inject({ method: 'POST', url: '/courrier/avis', headers, payload });
};

test('a notification from the mail provider stops the alerts to an address, a forged notification does not', async () => {
  const { viewer } = await insertAlertOwner(board);
  const notices = JSON.stringify([{ kind: 'complained', recipient: viewer.candidate.email }]);
  expect((await send(notices, 'somebody else’s')).statusCode).toBe(400);
  expect((await alertMail(board, viewer)).state).toBe('confirmed');
  for (let times = 0; times < 2; times += 1) expect((await send(notices)).statusCode).toBe(204);
  expect((await alertMail(board, viewer)).stoppedFor).toBe('complained');
});

test('an invalid notification is refused, and unknown recipients are ignored', async () => {
  for (const payload of ['', '{}', '[1]', 'x'.repeat(600_000)]) expect((await send(payload)).statusCode).toBe(400);
  expect((await send('[{"kind":"bounced","recipient":"\\u0000nobody"}]')).statusCode).toBe(204);
});

import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { maximumMessagesADay } from '#board/applications/exchange/exchange-limits.ts';
import { replyAddress } from '#board/applications/exchange/reply-address.ts';
import { answeredApplication, messagesOf } from '#board/applications/exchange/testing/answered-application.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { daysFromNoon, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { signedMail } from '#mail/signed-mail.ts';
import { receivedMailScope } from './received-mail-scope.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const linkSecret = 'a secret of these tests';
const secret = 'shared with the provider, long enough';
const app = fastify();
await app.register(receivedMailScope, { board, secret: linkSecret, read: signedMail(secret), rateLimits: false });

const seconds = noon.getTime() / 1000;

function post(payload: string, { by = secret, at = seconds } = {}) {
  const signature = createHmac('sha256', by).update(`${at}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-timestamp': String(at), 'x-signature': signature };
  return app.inject({ method: 'POST', url: '/courrier/reponses', headers, payload });
}

async function answered(given = {}, until = daysFromNoon(90)) {
  const application = await answeredApplication(board, given);
  const replying = { applicationId: application.id, author: 'recruiter' } as const;
  const to = replyAddress({ secret: linkSecret, base: 'reponse@mvi.example' }, replying, until);
  const written = { to, from: 'jean@corp.example', text: 'Mardi.', messageId: '<1@corp.example>', timestamp: seconds };
  const mail = (fields = {}) => JSON.stringify({ ...written, ...fields });
  return { ...application, mail };
}

test('a signed mail becomes a message, once, however often the provider sends it', async () => {
  const { id, mail } = await answered();
  for (let times = 0; times < 2; times += 1) expect((await post(mail())).statusCode).toBe(204);
  expect(await messagesOf(board, id)).toEqual(['recruiter: Mardi.']);
});

test('an automatic mail is taken without becoming a message', async () => {
  const { id, mail } = await answered();
  expect((await post(mail({ autoSubmitted: 'auto-replied' }))).statusCode).toBe(204);
  expect(await messagesOf(board, id)).toEqual([]);
});

test('every refusal is a problem with a status, a code and a sentence, and writes nothing', async () => {
  const { id, viewer, mail } = await answered();
  const [early, old] = [await answered({ answered: false }), await answered({}, daysFromNoon(-2))];
  const problems = [
    [await post(mail(), { by: 'somebody else’s' }), 401, 'mail.forged'],
    [await post(mail(), { at: seconds - 301 }), 401, 'mail.late'],
    [await post('{}'), 400, 'mail.unreadable'],
    [await post(''), 400, 'mail.unreadable'],
    [await post(mail({ to: 'reponse@mvi.example' })), 404, 'token.invalid'],
    [await post(old.mail()), 410, 'token.expired'],
    [await post(early.mail()), 409, 'exchange.notAnsweredYet'],
    [await post(mail({ text: '> Bonjour' })), 422, 'exchange.nothingWritten'],
  ] as const;
  await withdrawApplication(board, viewer, id);
  for (const [answer, status, code] of [...problems, [await post(mail()), 410, 'application.gone'] as const]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining('problem+json'),
    ]);
    expect(answer.json()).toMatchObject({ status, code, detail: expect.stringMatching(/\w.*\.$/) });
  }
  for (const one of [id, early.id, old.id]) expect(await messagesOf(board, one)).toEqual([]);
});

test('a mail above the daily limit is refused until later', async () => {
  const { mail } = await answered();
  for (let count = 0; count < maximumMessagesADay; count += 1) await post(mail({ messageId: `<${count}@x>` }));
  const refused = await post(mail({ messageId: '<more@x>' }));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(refused.json()).toMatchObject({ code: 'exchange.tooManyMessages' });
});

test('a mail of a hostile size is refused', async () => {
  const { mail } = await answered();
  expect((await post(mail({ text: 'x'.repeat(600_000) }))).statusCode).toBe(413);
});

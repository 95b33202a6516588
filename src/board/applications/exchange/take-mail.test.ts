import { expect, test } from 'vitest';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { daysFromNoon, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import type { ReceivedMail } from '#mail/received-mail.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';
import { maximumMessageLength } from '../application-limits.ts';
import { withdrawApplication } from '../withdraw-application.ts';
import { maximumMessagesADay } from './exchange-limits.ts';
import type { Party } from './exchange-policy.ts';
import { replyAddress } from './reply-address.ts';
import { NothingWritten, takeMail } from './take-mail.ts';
import { answeredApplication, messagesOf, queuedLetters } from './testing/answered-application.ts';
import { TooManyMessages } from './write-message.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs) });
const secret = 'a secret of these tests';
const base = 'reponse@mvi.example';

async function answered(author: Party = 'recruiter', until = daysFromNoon(90)) {
  const application = await answeredApplication(board);
  const to = replyAddress({ secret, base }, { applicationId: application.id, author }, until);
  const take = (mail: Partial<ReceivedMail>) =>
    takeMail(board, secret, {
      to,
      from: 'jean@corp.example',
      text: 'Mardi, à 10 h.\n\nLe 26/11/2026 à 10:04, Zoé a écrit :\n> Bonjour',
      messageId: '<1@corp.example>',
      receivedAt: noon,
      ...mail,
    });
  return { ...application, take };
}

test('a mail of the recruiter becomes a message to the candidate, without its quote and the sender’s address', async () => {
  const { id, take } = await answered();
  await take({});
  expect(await messagesOf(board, id)).toEqual(['recruiter: Mardi, à 10 h.']);
  expect(await queuedLetters(board, 'message', id)).toBe(1);
});

test('a mail of the candidate becomes a message to the recruiter', async () => {
  const { id, take } = await answered('candidate');
  await take({});
  expect(await messagesOf(board, id)).toEqual(['candidate: Mardi, à 10 h.']);
  expect(await queuedLetters(board, 'reply', id)).toBe(1);
});

test('a mail that is delivered again is one message, even at the same time; another mail with equal words is another message', async () => {
  const { id, take } = await answered();
  await Promise.all([take({}), take({})]);
  await take({ text: 'changed on the way' });
  await take({ messageId: '<2@corp.example>' });
  expect(await messagesOf(board, id)).toHaveLength(2);
});

test('automatic mails are ignored', async () => {
  const { id, take } = await answered();
  for (const mail of [{ autoSubmitted: 'auto-replied' }, { text: ' \r\n' }, { from: '' }]) await take(mail);
  // An automatic mail gets no refusal either, so that two programs do not answer each other.
  await take({ autoSubmitted: 'auto-replied', to: 'nobody@mvi.example' });
  expect(await messagesOf(board, id)).toEqual([]);
});

test('a mail without own words is refused, so that its sender learns that nothing was passed on', async () => {
  const { take } = await answered();
  await expect(take({ text: '> Bonjour\n\nMardi' })).rejects.toBeInstanceOf(NothingWritten);
});

test('a hostile mail becomes plain text of a bounded length', async () => {
  const { id, take } = await answered();
  await take({ text: '<img src=x onerror=alert(1)>\u0000\u0007\r\n<b>x</b>' });
  await take({ text: `x${'🙂'.repeat(100_000)}`, messageId: '<2@corp.example>' });
  const [markup = '', long = ''] = await messagesOf(board, id);
  expect(markup).toBe('recruiter: <img src=x onerror=alert(1)>\n<b>x</b>');
  expect(long.length - 'recruiter: '.length).toBeLessThanOrEqual(maximumMessageLength);
  expect(long.endsWith('🙂 […]')).toBe(true);
});

test('a forged address, an expired address, and an address of a closed exchange are refused, each with its reason', async () => {
  const { id, viewer, take } = await answered();
  await expect(take({ to: 'reponse@mvi.example' })).rejects.toBeInstanceOf(InvalidToken);
  const old = await answered('recruiter', daysFromNoon(-2));
  await expect(old.take({})).rejects.toBeInstanceOf(ExpiredToken);
  await withdrawApplication(board, viewer, id);
  await expect(take({})).rejects.toMatchObject({ reason: 'withdrawn' });
  expect(await messagesOf(board, id)).toEqual([]);
});

test('an address that was valid when the provider received the mail is valid', async () => {
  const { id, take } = await answered('recruiter', daysFromNoon(-2));
  await take({ receivedAt: daysFromNoon(-3) });
  expect(await messagesOf(board, id)).toHaveLength(1);
});

test('mails count towards the limits of the exchange', async () => {
  const { take } = await answered();
  for (let count = 0; count < maximumMessagesADay; count += 1) await take({ messageId: `<${count}@corp.example>` });
  await expect(take({ messageId: '<more@corp.example>' })).rejects.toBeInstanceOf(TooManyMessages);
});

import { afterAll, expect, test, vi } from 'vitest';
import { contactMail } from '#board/contact/contact-job.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer } from '#mail/testing/receiving-server.ts';
import { contactLetter } from './contact.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';
import { killOnceConfirmed } from '#letters/testing/kill-once-confirmed.ts';

const { db, url } = await testDatabase();
const server = await receivingServer();
afterAll(() => server.close());

const post = {
  mailer: smtpMailer({ url: server.url, from: 'Site <site@example.org>' }),
  signingSecret: 'a secret of these tests',
  accountSeal,
  publicUrl: new URL('https://board.example'),
};

test('if a worker is killed (SIGKILL), the next worker sends the confirmed message to the operator', async () => {
  await killOnceConfirmed(new URL('../../board/contact/testing/confirmed-letter.ts', import.meta.url), url);
  expect(server.received).toEqual([]);

  const worker = await startWorker({ url, listen: createListen(url) }, [contactMail], (error) => {
    throw error;
  });
  await worker.work(contactMail, {
    handle: (data) => contactLetter.send(testBoard(db), post, data),
    givenUp: () => Promise.resolve(),
  });
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 });
  await worker.stop();
  expect(server.received).toMatchObject([{ recipients: ['contact@example.org'], subject: '[Contact] Mon compte' }]);
});

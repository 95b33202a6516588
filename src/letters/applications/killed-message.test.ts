import { afterAll, expect, test, vi } from 'vitest';
import { answeredApplication } from '#board/applications/exchange/testing/answered-application.ts';
import { applicationReplyMail } from '#board/jobs/application-jobs.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import { accountSeal } from '#letters/testing/account-seal.ts';
import { killOnceConfirmed } from '#letters/testing/kill-once-confirmed.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer } from '#mail/testing/receiving-server.ts';
import { candidateMessageLetter } from './candidate-message.tsx';

const { db, url } = await testDatabase();
await insertReference(db);
const server = await receivingServer();
afterAll(() => server.close());

const post = {
  mailer: smtpMailer({ url: server.url, from: 'Site <site@example.org>' }),
  signingSecret: 'a secret of these tests',
  accountSeal,
  publicUrl: new URL('https://board.example'),
};

test('if a worker is killed (SIGKILL), the next worker sends the confirmed message to the recruiter', async () => {
  const { id } = await answeredApplication({ db });
  const program = new URL('../../board/applications/exchange/testing/confirmed-message.ts', import.meta.url);
  await killOnceConfirmed(program, url, id);
  expect(server.received).toEqual([]);

  const worker = await startWorker({ url, listen: createListen(url) }, [applicationReplyMail], (error) => {
    throw error;
  });
  await worker.work(applicationReplyMail, {
    handle: (data) => candidateMessageLetter.send(testBoard(db), post, data),
    givenUp: () => Promise.resolve(),
  });
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 });
  await worker.stop();
  expect(server.received[0]?.text).toContain('Mardi me va.');
});

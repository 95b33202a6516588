import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { contactMail } from '#board/contact/contact-job.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer } from '#mail/testing/receiving-server.ts';
import { contactLetter } from './contact.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';

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
  const program = fileURLToPath(new URL('../../board/contact/testing/confirmed-letter.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String((await once(child.stdout, 'data'))[0])).toBe('confirmed\n');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(server.received).toEqual([]);

  const worker = await startWorker(url, [contactMail], (error) => {
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

import { expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { QueueFailure } from '#jobs/queue-failure.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { logJobs } from './log-jobs.ts';

/** An address at which nothing listens: the discard port. */
const nowhere = '127.0.0.1:9';

function levelOf(error: Error): string {
  const levels: string[] = [];
  logJobs({ warn: () => levels.push('warn'), error: () => levels.push('error') }, error);
  return levels.join(' ');
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error : new Error('it did not fail');
}

test('a job or queue that cannot reach the database logs a warning', async () => {
  const db = connect(`postgres://nobody@${nowhere}/none`, { max: 1 });
  const error = await failureOf(db.selectFrom('offers').select('id').execute());
  await db.destroy();
  expect([levelOf(error), levelOf(new QueueFailure(error))]).toEqual(['warn', 'warn']);
});

test('a job that fails for another reason, such as an absent mail server, logs an error', async () => {
  const mailer = smtpMailer({ url: `smtp://${nowhere}`, from: 'Site <site@example.org>' });
  const message = {
    to: 'a@example.org',
    subject: 'S',
    html: '',
    text: 't',
    attachments: [],
    messageId: '1@example.org',
  };
  expect(levelOf(await failureOf(mailer.send(message)))).toBe('error');
  expect([levelOf(new Error('no')), levelOf(new QueueFailure(new Error('no')))]).toEqual(['error', 'error']);
});

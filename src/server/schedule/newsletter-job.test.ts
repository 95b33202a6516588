import { expect, test } from 'vitest';
import { agreeToNewsletter } from '#board/newsletter/agree-to-newsletter.ts';
import { askForNewsletter } from '#board/newsletter/ask-for-newsletter.ts';
import { newsletterConsentRequest } from '#board/newsletter/newsletter-jobs.ts';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { newsletterJob } from './newsletter-job.ts';

const { db } = await testDatabase();
const { jobs, left } = recordingJobs();
const board = testBoard(db, { jobs, now: () => new Date('2026-12-01T09:00:00Z') });

test('the log of the newsletter contains counts but no addresses, and no line without readers', async () => {
  await askForNewsletter(board, { email: 'zoe@example.org' }, 'fr');
  await agreeToNewsletter(board, newsletterConsentRequest.schema.parse(left.at(-1)?.data));
  const piece = {
    documentId: '1',
    locale: 'fr',
    title: 'x',
    summary: null,
    path: '/news/x',
    day: '2026-11-30',
  } as const;
  const told: unknown[] = [];
  const log = { info: (said: unknown) => void told.push(said) };
  const { signal } = new AbortController();
  for (let times = 0; times < 2; times += 1)
    await newsletterJob(board, log, { newsSince: async () => [piece], signal });
  expect(told).toEqual([{ issue: 1, letters: 1, silent: 0 }]);
});

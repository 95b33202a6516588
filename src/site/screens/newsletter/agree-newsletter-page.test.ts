import { expect, test } from 'vitest';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { askForNewsletter } from '#board/newsletter/ask-for-newsletter.ts';
import { newsletterConsentRequest } from '#board/newsletter/newsletter-jobs.ts';
import { endNewsletterToken, newsletterToken } from '#board/newsletter/newsletter-links.ts';
import { isRunning } from '#board/newsletter/read-subscription.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const { jobs, left } = recordingJobs();
const board = testBoard(db, { jobs });
const ask = await openSite(board);
// The secret that ask-site.ts uses.
const secret = 'secret';

test('the owner of an address consents once by a button, an expired link shows that it has expired, and an invalid link is not found', async () => {
  await askForNewsletter(board, { email: 'zoe@example.org' }, 'en');
  const question = newsletterConsentRequest.schema.parse(left[0]?.data);
  const link = `/en/lettre/accord/${newsletterToken(secret, question)}`;
  const page = await ask(link);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(await page.text()).toContain('method="post"');
  const agreed = await ask(link, { form: {} });
  expect([agreed.headers.get('location'), agreed.headers.get('set-cookie')]).toEqual([
    `${link}?done=agreed`,
    expect.stringContaining('newsletter=subscribed'),
  ]);
  const confirmed = await (await ask(link)).text();
  expect(confirmed).not.toContain('method="post"');
  expect(confirmed).toContain(`/en/lettre/fin/${endNewsletterToken(secret, question.subscriptionId)}`);
  const over = `/lettre/accord/${newsletterToken(secret, { ...question, question: crypto.randomUUID() })}`;
  expect((await ask(over, { form: {} })).headers.get('location')).toBe(over);
  const end = endNewsletterToken(secret, question.subscriptionId);
  for (const wrong of ['x', 'x.y', newsletterToken('other', question), end, '.', '%00'])
    expect((await ask(`/lettre/accord/${wrong}`)).status).toBe(404);
});

test('the unsubscribe page has a button while there is a subscription', async () => {
  await askForNewsletter(board, { email: 'paul@example.org' }, 'fr');
  const { subscriptionId } = newsletterConsentRequest.schema.parse(left.at(-1)?.data);
  const link = `/lettre/fin/${endNewsletterToken(secret, subscriptionId)}`;
  expect(await isRunning(board, subscriptionId)).toBe(true);
  expect(await (await ask(link)).text()).toContain('method="post"');
  const gone = `/lettre/fin/${endNewsletterToken(secret, crypto.randomUUID())}`;
  expect(await (await ask(gone)).text()).not.toContain('method="post"');
  for (const wrong of ['x', endNewsletterToken('other', subscriptionId), '%00'])
    expect((await ask(`/lettre/fin/${wrong}`)).status).toBe(404);
});

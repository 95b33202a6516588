import { randomUUID } from 'node:crypto';
import { recordingJobs } from '../../src/board/alerts/testing/alert-fixtures.ts';
import { askForNewsletter } from '../../src/board/newsletter/ask-for-newsletter.ts';
import { newsletterConsentRequest } from '../../src/board/newsletter/newsletter-jobs.ts';
import { noteGivenUp } from '../../src/board/operators/letters/note-given-up.ts';
import { type Product } from '../product.ts';
import { inDatabase } from '../product-database.ts';
import { newEmail } from './candidate.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';
import { violationsOf } from './violations.ts';

const now = () => new Date();

/** Gives up the letter that asks somebody for consent to the newsletter, as if the mail server was away. */
async function giveUpLetterTo(product: Product, email: string): Promise<void> {
  const { jobs, left } = recordingJobs();
  const lost = { letter: newsletterConsentRequest.name, why: '451 4.3.0 Try again later', about: null };
  await inDatabase(product, async (db) => {
    await askForNewsletter({ db, now, jobs }, { email }, 'en');
    for (const { data } of left) await noteGivenUp({ db, now }, { id: randomUUID(), data, ...lost });
  });
}

test('an operator sees why a letter was given up and to whom it goes, and sends it again', async ({
  page,
  product,
}) => {
  const email = newEmail();
  await giveUpLetterTo(product, email);
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  await page.goto('/en/bureau/envois');
  await page
    .getByRole('row', { name: /451 4\.3\.0/ })
    .getByRole('link')
    .click();
  await page.getByLabel('Reason').first().fill('The person asks by telephone, ticket 5120');
  await page.getByRole('button', { name: 'See the address' }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Resend the e-mail' }).click();
  await expect(page.getByText('The e-mail leaves within a minute.')).toBeVisible();
  await expect(page.getByText('No e-mail has been given up in the last 30 days.')).toBeVisible();

  await page.goto(await linkInMail(page, product.origin, { path: '/en/lettre/accord/[\\w.-]+', listed: email }));
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/done=agreed/);
});

import { insertApplication } from '../../src/board/applications/testing/application-fixtures.ts';
import { readViewer } from '../../src/board/candidates/read-viewer.ts';
import { openDatabase } from '../../src/database/open.ts';
import { firstOffer, newEmail } from './candidate.ts';
import { expect, test } from './journey.ts';
import { signInNew } from './signed-in.ts';

/**
 * Inserts an application of the candidate to an offer, then withdraws the offer, as an import does.
 * @returns the id of the offer
 */
async function takeBackOffer(dataDir: string, email: string): Promise<number> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const { oid } = await db
      .selectFrom('candidates')
      .select('oid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const viewer = await readViewer({ db }, oid);
    if (viewer.kind === 'visitor') throw new Error('nobody has this address');
    const { id } = await db
      .selectFrom('offers')
      .select('id')
      .where('title', 'like', 'Ingénieur%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertApplication(db, viewer, { offer_id: id });
    await db.updateTable('offers').set({ withdrawn_at: new Date() }).where('id', '=', id).execute();
    return id;
  } finally {
    await close();
  }
}

test('a withdrawn offer shows similar offers; its applicants can still read it', async ({ page, browser, product }) => {
  const email = newEmail();
  await signInNew(page, product, { email, language: 'en' });
  await page.goto('/en/offres');
  await expect(page.getByRole('heading', { name: 'Offers for you' })).toBeVisible();
  const id = await takeBackOffer(product.dataDir, email);
  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(`${product.origin}/en/offres/${id}`);
  expect(answer?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'This offer is no longer online' })).toBeVisible();
  await firstOffer(visitor).click();
  await expect(visitor).not.toHaveURL(new RegExp(`/offres/${id}$`));
  await expect(visitor).toHaveURL(/\/en\/offres\/\d+$/);
  await page.goto(`/en/offres/${id}`);
  await expect(page.getByText('You can still read it because you applied for it')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow my application' })).toBeVisible();
});

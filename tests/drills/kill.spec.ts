import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  completeProfile,
  createAccount,
  cvFile,
  firstOffer,
  mailsFor,
  newEmail,
  whenTakenOver,
  words,
} from '../journeys/candidate.ts';
import { freshFolder, startProduct } from '../product.ts';

test('confirmed work survives kill -9: the application is saved and its letters are delivered after a restart', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dataDir = await freshFolder();
  const first = await startProduct({ dataDir, environment: { DEMO_OFFERS: '50' } });
  const email = newEmail();
  await page.goto(`${first.origin}/inscription?to=/espace-personnel/profil`);
  await createAccount(page, 'fr', email);
  await completeProfile(page, 'fr');
  await page.goto(`${first.origin}/offres/recherche`);
  await firstOffer(page).click();
  const apply = page.getByRole('button', { name: words.fr.apply });
  await whenTakenOver(apply);
  await apply.click();
  await page.getByText(words.fr.sent).waitFor();
  await first.kill();

  const second = await startProduct({ dataDir, port: Number(new URL(first.origin).port) });
  try {
    await expect.poll(() => mailsFor(page, second.origin, email), { timeout: 40_000 }).toBe(1);
    // Expects three mails, because one mail contains the code of the account.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.goto(`${second.origin}/espace-personnel/candidatures`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    const cv = page.waitForEvent('download');
    await page.goto(`${second.origin}/espace-personnel/profil`);
    await page.getByRole('link', { name: cvFile.name }).first().click();
    expect((await cv).suggestedFilename()).toBe(cvFile.name);
  } finally {
    expect(await second.stop(), second.output()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  }
});

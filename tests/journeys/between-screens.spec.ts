import type { Page } from '@playwright/test';
import { whenTakenOver, words } from './candidate.ts';
import { expect, test, withMotion } from './journey.ts';

test.use(withMotion);

const firstOffer = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');

/** Records the requests and console messages of the browser from now on. */
function hear(page: Page) {
  const heard = { documents: [] as string[], warnings: [] as string[], manifests: [] as number[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'document') heard.documents.push(request.url());
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/__manifest') heard.manifests.push(response.status());
  });
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') heard.warnings.push(message.text());
  });
  return heard;
}

for (const [address, width] of [
  ['/offres/recherche', 1280],
  ['/en/offres/recherche', 390],
] as const)
  test(`at ${width} px, going from the list ${address} to an offer and back loads no document`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const heard = hear(page);
    await page.goto(address);
    const link = firstOffer(page);
    await whenTakenOver(link);
    heard.documents.length = 0;
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.goBack();
    await expect(firstOffer(page)).toHaveText(title);
    expect(heard.documents).toEqual([]);
    expect(heard.warnings).toEqual([]);
    expect(heard.manifests.length).toBeGreaterThan(0);
    expect(new Set(heard.manifests)).toEqual(new Set([200]));
  });

test('a skipped transition between two screens writes nothing to the console', async ({ page }) => {
  await page.goto('/offres/recherche');
  const link = firstOffer(page);
  await whenTakenOver(link);
  const heard = hear(page);
  await page.evaluate(() => {
    // Starts two transitions, because the second makes the browser skip the first.
    for (const count of [1, 2]) document.startViewTransition(() => void (document.title = String(count)));
    return new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(heard.warnings).toEqual([]);
});

test('returning to the list restores its position and focuses the opened offer', async ({ page }) => {
  await page.goto('/offres/recherche');
  const link = page.getByRole('main').getByRole('article').nth(12).getByRole('heading').getByRole('link');
  await whenTakenOver(link);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the back button leads from a reloaded error page to the list before it', async ({ page }) => {
  await page.goto('/offres/recherche');
  const link = firstOffer(page);
  await whenTakenOver(link);
  await link.evaluate((one) => one.setAttribute('href', '/offres/999999999'));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
});

test('a transition between pages of the sign-up that a phone’s keyboard cuts short prints no error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inscription?to=/faq');
  const send = page.getByRole('button', { name: words.fr.createAccount });
  // The window changes its size while the next page appears, as when a keyboard opens or closes.
  for (const height of [500, 844, 500]) {
    const arrival = page.waitForEvent('framenavigated');
    await send.click({ noWaitAfter: true });
    await arrival;
    await page.setViewportSize({ width: 390, height });
    await expect(page.getByRole('alert')).toBeVisible();
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const shown = (page: Page) => page.locator('[data-faq] details').filter({ visible: true });
const questions = (page: Page) => shown(page).locator('summary').allTextContents();

for (const typed of ['indemnités', 'assur', 'quel visa', 'Départ']) {
  test(`typing «${typed}» and loading its address show the same questions`, async ({ page }) => {
    await page.goto('/faq');
    const all = await shown(page).count();
    await page.locator('#faq-search').fill(typed);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed);
    const asTyped = await questions(page);
    expect([asTyped.length > 0, asTyped.length < all]).toEqual([true, true]);
    await page.reload();
    expect(await questions(page)).toEqual(asTyped);
  });
}

/** Returns the address of a question that a search for «visa» does not find. */
async function linkedAddress(page: Page): Promise<string> {
  await page.goto('/faq');
  const other = page.locator('[data-faq] details').filter({ hasNotText: /visa/i }).last();
  return `/faq?search=visa#${await other.locator('> div').getAttribute('id')}`;
}

test('the link to the top leaves the list as it is: opened answers and the linked question stay', async ({ page }) => {
  const address = await linkedAddress(page);
  const top = page.getByRole('contentinfo').getByRole('link', { name: 'Haut de page' });
  await page.goto('/faq?search=visa');
  await shown(page).first().locator('summary').click();
  const fetched: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'fetch' && fetched.push(request.url())));
  await top.click();
  await expect(page).toHaveURL(/#top$/);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(fetched).toEqual([]);
  await expect(page.locator('[data-faq] details[open]')).toHaveCount(1);
  await page.goto(address);
  const linked = page.locator('[data-linked]');
  await expect(linked).toBeVisible();
  await top.click();
  await expect(page).toHaveURL(/#top$/);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(linked).toBeVisible();
});

test('the whole list is fetched once, however fast a visitor types, and a linked answer stays open', async ({
  page,
}) => {
  const address = await linkedAddress(page);
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  let fetched = 0;
  await page.route(/\/faq$/, async (route) => {
    fetched += 1;
    await typed;
    await route.continue();
  });
  await page.goto(address);
  for (const letters of ['vis', 'vi', 'v', '']) await page.locator('#faq-search').fill(letters);
  release();
  await expect(page).toHaveURL((url) => url.search === '');
  expect(fetched).toBe(1);
  await expect(page.locator('[data-faq] details[open]')).toHaveCount(1);
});

test('a linked question is added to the results of a search and the page explains why, until the visitor types', async ({
  page,
}) => {
  await page.goto('/faq?search=visa');
  const found = await questions(page);
  await page.goto(await linkedAddress(page));
  const linked = page.locator('[data-faq] details[open]');
  await expect(linked).toHaveAttribute('open');
  await expect(linked.locator('[data-linked]')).toBeVisible();
  expect(await questions(page)).toHaveLength(found.length + 1);
  await page.locator('#faq-search').press('Backspace');
  await page.locator('#faq-search').fill('visa');
  await expect(shown(page)).toHaveCount(found.length);
  await expect(page).toHaveURL((url) => url.hash === '');
});

test('the link to a question leads to the same question in the other language', async ({ page }) => {
  await page.goto('/faq');
  const id = await page.locator('[data-faq] details > div').nth(5).getAttribute('id');
  await page.goto(`/faq#${id}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read this site in English' }).click();
  await page.waitForURL((url) => url.pathname === '/en/faq');
  const opened = page.locator('[data-faq] details[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened.locator(`[id="${id}"]`)).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the anchor of a question in either language opens the question', async ({ page }) => {
    await page.goto('/en/faq');
    const id = await page.locator('[data-faq] details > div').nth(5).getAttribute('id');
    await page.goto(`/faq#${id}`);
    await expect(page.locator('[data-faq] details[open]')).toHaveCount(1);
  });
});

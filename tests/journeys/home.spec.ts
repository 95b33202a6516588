import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signInNew } from './signed-in.ts';

/** Returns the lower edge of the offer with this number, from 1, and the height of the offer. */
async function offer(page: Page, number: number) {
  const box = await page
    .getByRole('article')
    .nth(number - 1)
    .boundingBox();
  return { end: (box?.y ?? 0) + (box?.height ?? 0), height: box?.height ?? 0 };
}

const headings = (page: Page) => page.locator('main h2').allInnerTexts();

test('the first screen of the home page shows four offers on a desk, and one and a half on a phone', async ({
  page,
}) => {
  for (const address of ['/', '/en']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    expect((await offer(page, 4)).end, address).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 390, height: 844 });
    const second = await offer(page, 2);
    expect(second.end - second.height / 2, address).toBeLessThanOrEqual(844);
  }
});

test('the home page has six sections, and the page of offers repeats none of them', async ({ page }) => {
  await page.goto('/');
  const home = await headings(page);
  // The hero is the first section; its title is the only h1.
  expect(home).toHaveLength(5);
  await page.goto('/offres');
  const offers = await headings(page);
  expect(offers.filter((title) => home.includes(title))).toEqual([]);
});

test('the magnifying glass of the map touches no words, at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [800, 900, 1024, 1169, 1170, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await page.getByRole('heading', { level: 1 }).locator('xpath=..').boundingBox();
    const lens = await page.locator('svg[viewBox="0 0 640 640"]').first().boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0), `${width} px`).toBeLessThanOrEqual(lens?.x ?? 0);
  }
});

test('a candidate meets their own part of the board first, with their name and without the hero', async ({
  page,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /);
  expect((await headings(page))[0]).toMatch(/ffres pour vous/);
});

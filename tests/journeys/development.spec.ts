import { expect, test } from '@playwright/test';
import { isTaken } from './candidate.ts';
import { startProduct } from '../product.ts';

test('in development a page keeps its header, its menus and its footer once React shows it', async ({ page }) => {
  const product = await startProduct({ fromSources: true });
  try {
    await page.goto(`${product.origin}/offres/recherche`);
    const banner = page.getByRole('banner');
    // The first page is loaded anew when Vite has prepared its libraries.
    await expect(async () => expect(await page.getByRole('main').evaluate(isTaken)).toBe(true)).toPass();
    await expect.poll(() => banner.evaluate(isTaken).catch(() => false)).toBe(true);
    await expect(banner.getByRole('link', { name: /Mon Volontariat/ })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Destinations' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  } finally {
    await product.stop();
  }
});

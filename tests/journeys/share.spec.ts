import { expect, test } from './journey.ts';

test('a visitor copies the address of an offer or shares it by the device, and gets a confirmation', async ({
  page,
}) => {
  // Replaces clipboard and share sheet, because a headless browser has neither. The replacements store the
  // address in the name of the window.
  await page.addInitScript(() => {
    Object.defineProperties(navigator, {
      clipboard: { value: { writeText: async (text: string) => (window.name = `copied ${text}`) } },
      share: { value: async ({ url }: { url: string }) => (window.name = `shared ${url}`) },
    });
  });
  const kept = () => page.evaluate(() => window.name);
  await page.goto('/offres/recherche');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.click();
  const share = page.getByRole('button', { name: 'Partager' });
  await share.click();
  await expect.poll(kept).toMatch(/^shared http.*\/offres\/\d+$/);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeAttached();
  expect(await kept()).toMatch(/^copied http.*\/offres\/\d+$/);
});

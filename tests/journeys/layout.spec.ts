import type { Page } from '@playwright/test';
import { completeProfile, cvFile, firstOffer } from './candidate.ts';
import { holdFiles } from './hold-libraries.ts';
import type { Product } from '../product.ts';
import { expect, test } from './journey.ts';
import { signInNew } from './signed-in.ts';

async function offerOfCandidate(page: Page, product: Product): Promise<string> {
  await page.goto('/offres/recherche');
  const offer = await firstOffer(page).getAttribute('href');
  await signInNew(page, product);
  await page.goto(offer ?? '');
  await expect(page.getByRole('complementary')).toBeVisible();
  return offer ?? '';
}

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the summary box below a text has the full width on a phone, and on paper of every width', async ({
  page,
  product,
}) => {
  await offerOfCandidate(page, product);
  const cases = [
    { width: 390, media: 'screen' },
    { width: 720, media: 'print' },
    { width: 1050, media: 'print' },
    { width: 1280, media: 'print' },
  ] as const;
  for (const { width, media } of cases) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    const [text, facts] = [await box(page, 'div:has(> section[aria-labelledby=mission])'), await box(page, 'aside')];
    expect(facts, `${width} ${media}`).toMatchObject({ x: text.x, width: text.width });
    expect(facts.y, `${width} ${media}`).toBeGreaterThanOrEqual(text.y + text.height);
    expect(text.width, `${width} ${media}`).toBeGreaterThan(width * 0.9);
  }
});

test('the button of a notice is as wide as its label and aligned with the text of the notice', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offer = await offerOfCandidate(page, product);
  const expectOwnWidth = async (name: string) => {
    const button = page.getByRole('main').getByRole('link', { name });
    const [own, words] = await button.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { paddingInlineStart, paddingInlineEnd, borderInlineStartWidth } = getComputedStyle(link);
      const around = [paddingInlineStart, paddingInlineEnd, borderInlineStartWidth, borderInlineStartWidth];
      const wanted = around.reduce(
        (sum, length) => sum + Number.parseFloat(length),
        range.getBoundingClientRect().width,
      );
      return [link.getBoundingClientRect(), wanted] as const;
    });
    expect(own.width).toBeCloseTo(words, 0);
    const title = await button.locator('xpath=ancestor::*[@role="status"]//p[1]').first().boundingBox();
    expect(own.x).toBeCloseTo(title?.x ?? 0, 0);
  };
  await expectOwnWidth('Compléter mon profil');
  await page.goto(`/espace-personnel/profil?to=${offer}`);
  await completeProfile(page, 'fr');
  await expectOwnWidth('Revenir à l’offre');
});

test('an error is below its field, and the field beside it stays on its line', async ({ page }) => {
  await page.goto('/inscription?to=/espace-personnel/profil');
  const first = page.getByRole('textbox', { name: 'Prénom', exact: true });
  const last = page.getByRole('textbox', { name: 'Nom', exact: true });
  await first.fill('Camille');
  await last.evaluate((field) => field.closest('form')?.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  const error = page.locator(`#${await last.getAttribute('aria-describedby')}`);
  const boxes = await Promise.all([first, last, error].map((one) => one.boundingBox()));
  const [beside, field, below] = boxes.map((one) => one ?? { y: 0, height: 0 });
  expect(beside).toMatchObject({ y: field?.y, height: field?.height });
  expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
});

test('on a phone the name of a CV wraps inside the application form, however long it is', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offer = await offerOfCandidate(page, product);
  await page.goto('/espace-personnel/profil');
  await completeProfile(page, 'fr');
  await page.getByLabel('Fichier', { exact: true }).setInputFiles({ ...cvFile, name: `${'x'.repeat(116)}.txt` });
  await page.getByRole('button', { name: 'Ajouter ce CV' }).click();
  await expect(page.getByRole('link', { name: /x{116}/ }).first()).toBeVisible();
  await page.goto(offer);
  const label = await page.getByText(/^x{116}/).boundingBox();
  expect((label?.x ?? 0) + (label?.width ?? 390)).toBeLessThan(390);
});

test('the personal space shows its screens and the sign-out on two lines at most; on a phone a menu has the current screen’s name', async ({
  page,
  product,
}) => {
  await offerOfCandidate(page, product);
  await page.goto('/espace-personnel/favoris');
  const navigation = page.getByRole('navigation', { name: 'Navigation de l’espace personnel' });
  const [out, searches, last] = [
    navigation.getByRole('button', { name: 'Se déconnecter' }),
    navigation.getByRole('link', { name: 'Mes recherches' }),
    navigation.getByRole('link').last(),
  ];
  for (const width of [390, 820, 1170, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(out).toBeInViewport({ ratio: 1 });
    expect((await navigation.boundingBox())?.height, `${width}`).toBeLessThan(width < 1170 ? 60 : 100);
    await expect(searches).toBeVisible({ visible: width >= 1170 });
    if (width >= 1170) await expect(last).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await navigation.getByRole('button', { name: 'Mes favoris' }).click();
  await searches.click();
  await expect(page).toHaveURL(/recherches$/);
});

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;

/**
 * Loads a page whose typefaces arrive after its first paint.
 * @returns the cumulative layout shift of the page
 */
async function shiftByFonts(page: Page, address: string): Promise<number> {
  const fonts = await holdFiles(page, /\.woff2$/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  fonts.arrive();
  await page.waitForLoadState();
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let shift = 0;
    const watching = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
    });
    watching.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return shift;
  });
}

for (const width of [390, 1280])
  test(`at ${width} px no page moves by more than a line when its typefaces load after its first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // A title may need one line more in the fallback typeface, which shifts the cards below by 0.03.
    for (const address of ['/', '/en', '/offres/recherche', '/en/offres/recherche'])
      expect(await shiftByFonts(page, address), address).toBeLessThan(0.05);
  });

import type { Page } from '@playwright/test';
import { asEditor, journey, previewLink } from './editor.ts';
import { expect, test } from './journey.ts';
import type { Product } from '../product.ts';
import { violationsOf } from './violations.ts';

test.use({ locale: 'fr-FR' });

type Written = { readonly lang: 'fr' | 'en'; readonly at: string; readonly title: string };

const words = {
  fr: { lang: 'fr', at: '/brouillon-de-demain', title: 'Un brouillon de demain', published: 'À propos de ce site' },
  en: { lang: 'en', at: '/en/draft-of-tomorrow', title: 'A draft of tomorrow', published: 'About this site' },
} as const;
const bars = { fr: 'Aperçu des contenus', en: 'Content preview' };
const leave = { fr: 'Quitter l’aperçu', en: 'Leave the preview' };

const bar = (page: Page, lang: 'fr' | 'en') => page.getByRole('region', { name: bars[lang] });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Saves a draft of a page, which readers cannot see. */
async function writeDraft(product: Product, { lang, at, title }: Written, key = 'of-tomorrow') {
  const data = { title, description: null, image: {}, body: [] };
  const content = { uid: at.split('/').at(-1), tags: [], data };
  const draft = { type: 'page', key, lang, content, actor: journey };
  return asEditor(product, (repository) => repository.saveDraft(draft));
}

for (const [w, javaScriptEnabled] of [
  [words.fr, true],
  [words.en, false],
] as const) {
  test.describe(`in ${w.lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a link shows a draft on every page of one browser, until the visitor leaves the preview', async ({
      page,
      product,
      browser,
    }) => {
      await writeDraft(product, w);
      const link = await previewLink(product, `page${w.at.slice(w.at.lastIndexOf('/'))}`, w.lang);
      await page.goto(link);
      await expect(page).toHaveURL(product.origin + w.at);
      await expect(heading(page)).toHaveText(w.title);
      await expect(bar(page, w.lang).getByRole('link', { name: w.title })).toHaveAttribute('href', w.at);

      const other = await browser.newPage({ baseURL: product.origin });
      expect((await other.goto(w.at))?.status()).toBe(404);
      await other.close();

      await page.goto(w.lang === 'en' ? '/en/about' : '/a-propos');
      await expect(heading(page)).toHaveText(w.published);
      await bar(page, w.lang).getByRole('link', { name: w.title }).click();
      await expect(heading(page)).toHaveText(w.title);
      await page.goBack();
      await bar(page, w.lang).getByRole('button', { name: leave[w.lang] }).click();
      await expect(heading(page)).toHaveText(w.published);
      await expect(bar(page, w.lang)).toBeHidden();
      expect((await page.goto(w.at))?.status()).toBe(404);
    });
  });
}

test('a document published during its preview becomes public, and the preview bar says so', async ({
  page,
  product,
}) => {
  const published = { ...words.fr, at: '/publie-entre-temps' };
  const saved = await writeDraft(product, published, 'published-meanwhile');
  await page.goto(await previewLink(product, 'page/publie-entre-temps'));
  await expect(bar(page, 'fr')).not.toContainText('(déjà publié dans cette version)');
  await asEditor(product, (repository) => repository.publish([saved], { actor: journey }));
  await expect(async () => {
    await page.reload();
    await expect(bar(page, 'fr')).toContainText('(déjà publié dans cette version)', { timeout: 1000 });
  }).toPass();
  await bar(page, 'fr').getByRole('button', { name: leave.fr }).click();
  await expect(bar(page, 'fr')).toBeHidden();
  await expect(heading(page)).toHaveText(published.title);
});

test('a truncated link shows no preview in either language', async ({ page, product }) => {
  const link = new URL(await previewLink(product, 'all'));
  const token = link.searchParams.get('token') ?? '';
  for (const address of ['/preview', '/en/preview']) {
    const answer = await page.goto(`${address}?token=${token.slice(0, -4)}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'io.prismic.preview' }));
});

for (const width of [390, 1280])
  test(`the preview bar is readable at ${width} pixels, in light and in dark`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(await previewLink(product, 'page/conditions-et-eligibilite'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    // Uses reduced motion, because colours then change at once instead of fading.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violationsOf(page, 'colours')).toEqual([]);
  });

import type { Page } from '@playwright/test';
import { insertApplication } from '../../src/board/applications/testing/application-fixtures.ts';
import { readViewer } from '../../src/board/candidates/read-viewer.ts';
import { insertOffer } from '../../src/board/offers/testing/offer-fixtures.ts';
import { openDatabase } from '../../src/database/open.ts';
import { newEmail } from './candidate.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

const words = {
  fr: {
    path: '',
    withdrawn: 'Offre retirée depuis le 14 mars 2026',
    keep: /^Ajouter aux favoris/,
    offer: 'L’offre à laquelle vous avez postulé',
    whole: 'Lire toute l’offre',
    estimate: 'Estimation selon le barème officiel : ≈ 2 859 € barème 2025',
    follow: 'Suivre ma candidature',
  },
  en: {
    path: '/en',
    withdrawn: 'Offer withdrawn on 14 March 2026',
    keep: /^Add to favourites/,
    offer: 'The offer you applied for',
    whole: 'Read the full offer',
    estimate: 'Estimate based on the official scale: ≈ €2,859 2025 scale',
    follow: 'Follow my application',
  },
};

const brussels = { city_fr: 'Bruxelles', city_en: 'Brussels', country_id: 'BE' };
const description = 'Vous réglez les lanternes des phares.\n\n- Atelier\n- Mer du Nord';

/** Inserts two open offers, and an application of the candidate to the first. */
async function prepare(dataDir: string, email: string, ids: readonly [number, number]): Promise<string> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const { oid } = await db
      .selectFrom('candidates')
      .select('oid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const viewer = await readViewer({ db }, oid);
    if (viewer.kind === 'visitor') throw new Error('nobody has this address');
    const times = { broadcast_start: new Date('2026-03-01T12:00:00Z'), broadcast_end: null };
    const titles = ['Régleuse de lanternes', 'Allumeuse de lanternes'];
    const company = { id: ids[0], name: `Phares ${ids[0]}`, source: 'demo' } as const;
    await db.insertInto('companies').values(company).execute();
    for (const [index, id] of ids.entries())
      await insertOffer(db, { id, company_id: ids[0], title: titles[index] ?? '', description, ...brussels, ...times });
    return await insertApplication(db, viewer, { offer_id: ids[0] });
  } finally {
    await close();
  }
}

/** Withdraws the offers, as their source does, and changes what it still says of them. */
async function withdraw(dataDir: string, ids: readonly number[]): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const withdrawn_at = new Date('2026-03-14T12:00:00Z');
    await db.updateTable('offers').set({ withdrawn_at, description: 'LATER' }).where('id', 'in', ids).execute();
  } finally {
    await close();
  }
}

/** Fails if the page is wider than its window, or not accessible in one of the colour schemes. */
async function expectWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await violationsOf(page, 'colours')).toEqual([]);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(await violationsOf(page)).toEqual([]);
}

for (const [width, language, first] of [
  [390, 'fr', 880_001],
  [1280, 'en', 880_003],
] as const)
  test(`a candidate reads and prints a withdrawn offer to which they applied, and finds a withdrawn favourite in the list, at ${width} px`, async ({
    page,
    browser,
    product,
  }) => {
    const t = words[language];
    const [applied, kept] = [first, first + 1] as const;
    const email = newEmail();
    await page.setViewportSize({ width, height: 900 });
    await signInNew(page, product, { email, language });
    const application = await prepare(product.dataDir, email, [applied, kept]);
    await page.goto(`${t.path}/offres/${kept}`);
    // The heart stands in the pass on a desk, and behind the similar offers in the bar of a phone.
    const hearts = page.getByRole('main').getByRole('button', { name: t.keep });
    await (width < 800 ? hearts.last() : hearts.first()).click();
    await expect(page.getByRole('status').first()).toBeVisible();
    await withdraw(product.dataDir, [applied, kept]);

    await page.goto(`${t.path}/espace-personnel/candidatures/${application}`);
    await expect(page.getByText(t.withdrawn)).toBeVisible();
    const copy = page.getByRole('region', { name: t.offer });
    await expect(copy.getByRole('definition').filter({ hasText: t.estimate })).toBeVisible();
    const text = copy.getByText('Vous réglez les lanternes des phares.');
    await expect(text).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(text).toBeVisible();
    await expect(copy.getByRole('button')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await copy.getByRole('button').click();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await copy.getByText(t.whole).click();
    await expect(text).toBeVisible();
    await expectWell(page);

    const own = await page.goto(`${t.path}/offres/${applied}`);
    expect(own?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Régleuse de lanternes' })).toBeVisible();
    await expect(page.getByText(t.withdrawn)).toBeVisible();
    await expect(page.getByText('Vous réglez les lanternes des phares.')).toBeVisible();
    await expect(page.getByText('LATER')).toHaveCount(0);
    await expectWell(page);
    await page.getByRole('link', { name: t.follow }).click();
    await expect(page).toHaveURL(new RegExp(`/candidatures/${application}$`));

    const visitor = await (await browser.newContext()).newPage();
    const gone = await visitor.goto(`${product.origin}${t.path}/offres/${applied}`);
    expect(gone?.status()).toBe(410);
    await visitor.context().close();

    await page.goto(`${t.path}/espace-personnel/favoris`);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    for (const part of ['Allumeuse de lanternes', `Phares ${applied}`, t.withdrawn])
      await expect(card).toContainText(part);
    await expect(card.getByText(t.withdrawn)).toBeInViewport();
    await expectWell(page);
  });

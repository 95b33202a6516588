import type { Page } from '@playwright/test';
import { walkSite } from '../../src/site/testing/walk.ts';
import { completeProfile, createAccount, newEmail } from './candidate.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

// A walk of minutes that tells every fault it met: a second one would tell the same.
test.describe.configure({ retries: 0 });

const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

async function offerAddress(page: Page): Promise<string> {
  await page.goto('/offres/recherche');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.find((address) => /^\/offres\/\d+$/.test(address)) ?? '';
}

/** WCAG 2.2 AA and axe's own good practices, at both widths and in both colour schemes of one loaded page. */
async function expectAccessible(page: Page): Promise<void> {
  // Not until the network is idle: a candidate's pages hold one connection open.
  await page.waitForLoadState('load');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violationsOf(page), `${page.url()} ${width} ${colorScheme}`).toEqual([]);
    }
    expect.soft(await overflowOf(page), `${page.url()} is wider than ${width}`).toBeLessThanOrEqual(0);
  }
}

/** In pixels; what the main part would cut off counts too. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('overflow-x', 'visible');
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

const pagesWith = (found: Record<string, string>): string[] =>
  walkSite(found).flatMap(({ addresses, isPage }) => (isPage ? addresses : []));

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('every screen of a visitor is accessible', async ({ page }) => {
  test.setTimeout(900_000);
  const states = [
    '/offres/recherche?gerographicZones=5&countriesIds=BE&page=2',
    '/en/offres/recherche?query=zzzz',
    '/en/offres/carte?countriesIds=BE',
    // The identity provider's own.
    '/connexion',
    '/en/connexion',
    '/inscription',
    '/en/inscription?registration=complete',
    '/mot-de-passe',
  ];
  for (const address of [...pagesWith({ '/offres/:id': await offerAddress(page) }), ...states]) {
    await page.goto(address);
    // Personal screens ask a visitor to sign in; the candidate sees them.
    const asksToSignIn = address.includes('/espace-personnel') && pathOf(page) !== address;
    if (!asksToSignIn) await expectAccessible(page);
  }
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(newEmail());
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('every screen of a candidate is accessible', async ({ page }) => {
  test.setTimeout(900_000);
  const offer = await offerAddress(page);
  await page.goto('/inscription?to=/espace-personnel/profil');
  await createAccount(page, 'fr', newEmail());
  for (const address of ['/espace-personnel/profil', offer]) {
    await page.goto(address);
    await expectAccessible(page);
  }
  await page.goto('/espace-personnel/profil');
  await completeProfile(page, 'fr');
  const deletion = (await page.getByRole('link', { name: /^Supprimer/ }).getAttribute('href')) ?? '';
  const found = {
    '/offres/:id': offer,
    '/espace-personnel/cv/:id/modifier': deletion.replace('/supprimer', '/modifier'),
    '/espace-personnel/cv/:id/supprimer': deletion,
  };
  for (const address of pagesWith(found)) {
    await page.goto(address);
    expect(pathOf(page), 'a screen is shown at its address').toBe(address);
    await expectAccessible(page);
  }
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { walkSite } from '../../src/site/testing/walk.ts';
import { completeProfile, createAccount, newEmail } from './candidate.ts';
import { expect, test } from './journey.ts';

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

// WCAG 2.2 AA and axe's own good practices, at both widths and in both colour schemes.
async function expectAccessible(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`),
        `${address} ${width} ${colorScheme}`,
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  }
}

const pagesWith = (found: Record<string, string>): string[] =>
  walkSite(found).flatMap(({ addresses, isPage }) => (isPage ? addresses.slice(0, 1) : []));

test('every screen of a visitor is accessible', async ({ page }) => {
  test.setTimeout(900_000);
  const offer = await offerAddress(page);
  const states = [
    '/en',
    '/en/offres/recherche?query=zzzz',
    '/offres/recherche?gerographicZones=5&countriesIds=BE&page=2',
    `/en${offer}`,
    // The identity provider's own.
    '/connexion',
    '/inscription',
    '/en/connexion',
  ];
  for (const address of [...pagesWith({ '/offres/:id': offer }), ...states]) {
    // Personal screens ask a visitor to sign in; the candidate sees them.
    await page.goto(address);
    const asksToSignIn = address.startsWith('/espace-personnel') && new URL(page.url()).pathname !== address;
    if (!asksToSignIn) await expectAccessible(page, address);
  }
});

test('every screen of a candidate is accessible', async ({ page }) => {
  test.setTimeout(900_000);
  const offer = await offerAddress(page);
  await page.goto('/inscription?to=/espace-personnel/profil');
  await createAccount(page, 'fr', newEmail());
  for (const address of ['/espace-personnel/profil', offer]) await expectAccessible(page, address);
  await page.goto('/espace-personnel/profil');
  await completeProfile(page, 'fr');
  const deletion = (await page.getByRole('link', { name: /^Supprimer/ }).getAttribute('href')) ?? '';
  const screens = pagesWith({ '/offres/:id': offer, '/espace-personnel/cv/:id/supprimer': deletion });
  for (const address of [...screens, '/en/espace-personnel/profil']) {
    await expectAccessible(page, address);
    expect(new URL(page.url()).pathname, 'a screen is shown at its address').toBe(address);
  }
});

import type { Page } from '@playwright/test';
import { walkSite } from '../../src/site/testing/walk.ts';
import { newEmail, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { type Rules, violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

// Gives the walk no second attempt, because it takes minutes and already reports every fault.
test.describe.configure({ retries: 0, mode: 'parallel' });

const widths = [390, 1280];
type View = { readonly width: number; readonly scheme: 'light' | 'dark'; readonly rules: Rules };

// Every width in both colour schemes. All rules are needed once, because the document is the same in all
// views.
const everyView: View[] = [
  { width: 390, scheme: 'light', rules: 'everything' },
  { width: 390, scheme: 'dark', rules: 'colours' },
  { width: 1280, scheme: 'light', rules: 'view' },
  { width: 1280, scheme: 'dark', rules: 'colours' },
];
/**
 * Screens that together contain every shared part. They are checked in both colour schemes at both widths.
 */
const withEveryPart = /^\/(?:$|offres\/recherche|offres\/\d+$|entreprises$|espace-personnel\/profil|connexion$)/;
/**
 * Views of all other screens: one in each language. Both languages have the same parts and colours, so the
 * two views can differ in width and colour scheme, and the second needs only the rules of a view.
 */
const french: View[] = [{ width: 390, scheme: 'light', rules: 'everything' }];
const english: View[] = [{ width: 1280, scheme: 'dark', rules: 'view' }];

function viewsOf(path: string, isEnglish: boolean): View[] {
  if (isEnglish) return english;
  return withEveryPart.test(path) ? everyView : french;
}

async function offerAddress(page: Page): Promise<string> {
  await page.goto('/offres/recherche');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.find((address) => /^\/offres\/\d+$/.test(address)) ?? '';
}

/**
 * Expects no violation of WCAG 2.2 AA and of axe's own good practices in the views of the loaded page, and
 * no page wider than its window.
 */
async function expectAccessible(page: Page): Promise<void> {
  // Does not wait for an idle network, because a candidate's page keeps a connection open and never becomes
  // idle.
  await page.waitForLoadState('load');
  const lang = await page.locator('html').getAttribute('lang');
  const views = viewsOf(pathOf(page), lang?.startsWith('en') === true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `${page.url()} is wider than ${width}`).toBeLessThanOrEqual(0);
    for (const view of views) if (view.width === width) await expectNoViolation(page, view);
  }
}

async function expectNoViolation(page: Page, { width, scheme, rules }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  expect.soft(await violationsOf(page, rules), `${page.url()} ${width} ${scheme}`).toEqual([]);
}

/**
 * Returns what a page shows: its elements with their classes, roles and words. Many addresses without their
 * subject show the same page.
 */
function shownBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('html, title, body *:not(script)')];
    return elements
      .map((one) => [one.tagName, one.className, one.role, one.ariaLabel, one.firstChild?.nodeValue].join(' '))
      .join('\n');
  });
}

/**
 * Returns the pixels by which the page is wider than its window, including content that the main part would
 * cut off.
 */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('overflow-x', 'visible');
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

const pagesWith = (found: Record<string, string>): string[] =>
  walkSite(found).flatMap(({ addresses, isPage }) => (isPage ? addresses : []));

/**
 * Address of a demo document for each kind of address with a uid. On the English site, such an address
 * redirects to the English document.
 */
const documents = {
  '/:uid': '/conditions-et-eligibilite',
  '/news/:uid': '/news/le-guide-est-la',
  '/destinations/:uid': '/destinations/allemagne',
  '/notifications/:uid': '/notifications/bienvenue',
};

const isPersonal = (address: string): boolean => address.includes('/espace-personnel');
/** Tells if a screen that visitors see may also show marks, buttons or notices for a candidate. */
const hasPartsOfCandidates = (address: string): boolean =>
  /^\/(offres|entreprises|notifications|recherche)/.test(address);

/** Tells if a screen asks a visitor to sign in. The candidate's walk checks such a screen. */
async function asksToSignIn(page: Page, address: string): Promise<boolean> {
  if (!isPersonal(address)) return false;
  const answer = await page.request.get(address, { maxRedirects: 0 });
  return answer.status() === 302 || answer.status() === 303;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('every screen of a visitor is accessible', async ({ page }) => {
  test.setTimeout(900_000);
  const states = [
    '/offres/recherche?gerographicZones=5&countriesIds=BE&page=2',
    '/offres/recherche?query=zzzz',
    '/offres/carte?countriesIds=BE',
    // Pages of the identity provider.
    '/connexion',
    '/en/connexion',
    '/inscription',
    '/inscription?registration=complete',
    '/en/inscription',
    '/mot-de-passe',
  ];
  const seen = new Set<string>();
  for (const address of [...pagesWith({ ...documents, '/offres/:id': await offerAddress(page) }), ...states]) {
    if (await asksToSignIn(page, address)) continue;
    await page.goto(address);
    const shown = await shownBy(page);
    if (!seen.has(shown)) await expectAccessible(page);
    seen.add(shown);
  }
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(newEmail());
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

const conditions = '/espace-personnel/conditions';

test('every screen of a candidate is accessible', async ({ page, product }) => {
  test.setTimeout(900_000);
  const offer = await offerAddress(page);
  await signInNew(page, product);
  for (const address of ['/espace-personnel/profil', '/espace-personnel', conditions, offer]) {
    await page.goto(address);
    await expectAccessible(page);
  }
  // The page of the conditions as it answers a person whom the age excludes.
  await page.goto(conditions);
  await page.getByLabel(words.fr.birthDate).fill('1990-05-17');
  await page.getByLabel(words.fr.nationality).selectOption({ label: words.fr.french });
  await page.getByRole('button', { name: words.fr.goOn, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('s’arrête à 28 ans');
  await expectAccessible(page);
  await signInNew(page, product, { complete: true });
  await page.goto('/espace-personnel/profil');
  const deletion = (await page.getByRole('link', { name: /^Supprimer/ }).getAttribute('href')) ?? '';
  const found = {
    ...documents,
    '/offres/:id': offer,
    '/espace-personnel/cv/:id/modifier': deletion.replace('/supprimer', '/modifier'),
    '/espace-personnel/cv/:id/supprimer': deletion,
  };
  // Checks one language, because marks and buttons of a candidate are the same in both.
  // A complete profile has passed the page of the conditions.
  const seen = pagesWith(found).filter(
    (address) => !address.endsWith(conditions) && (isPersonal(address) || hasPartsOfCandidates(address)),
  );
  for (const address of seen) {
    await page.goto(address);
    expect(pathOf(page), 'a screen is shown at its address').toBe(address);
    await expectAccessible(page);
  }
});

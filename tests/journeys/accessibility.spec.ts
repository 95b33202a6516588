import type { Page } from '@playwright/test';
import { walkSite } from '../../src/site/testing/walk.ts';
import { completeProfile, createAccount, newEmail } from './candidate.ts';
import { expect, test } from './journey.ts';
import { type Rules, violationsOf } from './violations.ts';

// A walk of minutes that tells every fault it met: a second one would tell the same.
test.describe.configure({ retries: 0, mode: 'parallel' });

const widths = [390, 1280];
type View = { readonly width: number; readonly scheme: 'light' | 'dark'; readonly rules: Rules };

// The document is the same in both colour schemes: in the other one of a width, only colours are read again.
const everyView = widths.flatMap((width): View[] => [
  { width, scheme: 'light', rules: 'everything' },
  { width, scheme: 'dark', rules: 'colours' },
]);
/** Each width in one scheme: colours come from tokens, which have no widths. */
const eachWidthOnce: View[] = [
  { width: 390, scheme: 'light', rules: 'everything' },
  { width: 1280, scheme: 'dark', rules: 'everything' },
];
/** The screens that together show every shared part are read in both schemes at both widths. */
const withEveryPart = /^\/(?:$|offres\/recherche|offres\/\d+$|entreprises$|espace-personnel\/profil|connexion$)/;
const viewsOf = (path: string): View[] => (withEveryPart.test(path) ? everyView : eachWidthOnce);
/** Of a page whose parts were all seen elsewhere: its words. */
const ofWords: View[] = [{ width: 390, scheme: 'light', rules: 'all but colours' }];
/** Of a page that visitors were seen to have in every view, under a header that was seen so elsewhere. */
const ofBoth: View[] = [...ofWords, { width: 1280, scheme: 'dark', rules: 'colours' }];

async function offerAddress(page: Page): Promise<string> {
  await page.goto('/offres/recherche');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.find((address) => /^\/offres\/\d+$/.test(address)) ?? '';
}

/**
 * WCAG 2.2 AA and axe's own good practices, in these views of one loaded page, and no page wider than its
 * window. The English page has the parts and colours of its French one: of its own it has words, and widths.
 */
async function expectAccessible(page: Page, views = viewsOf(pathOf(page))): Promise<void> {
  const isEnglish = (await page.locator('html').getAttribute('lang'))?.startsWith('en');
  // Not until the network is idle: a candidate's pages hold one connection open.
  await page.waitForLoadState('load');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `${page.url()} is wider than ${width}`).toBeLessThanOrEqual(0);
    for (const view of isEnglish ? ofWords : views) if (view.width === width) await expectNoViolation(page, view);
  }
}

async function expectNoViolation(page: Page, { width, scheme, rules }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  expect.soft(await violationsOf(page, rules), `${page.url()} ${width} ${scheme}`).toEqual([]);
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

/** Screens of the demo content; the English ones of the same uid lead to these in English. */
const documents = {
  '/:uid': '/conditions-et-eligibilite',
  '/news/:uid': '/news/le-guide-est-la',
  '/destinations/:uid': '/destinations/allemagne',
  '/notifications/:uid': '/notifications/bienvenue',
};
const isTranslated = (address: string): boolean => address.startsWith('/en/') && address.endsWith('bienvenue');

const isPersonal = (address: string): boolean => address.includes('/espace-personnel');
/** Marks, buttons and notices; of the header, which all screens have, the personal ones show every view. */
const hasPartsOfCandidates = (address: string): boolean =>
  isPersonal(address) || /^\/(offres|entreprises|notifications|recherche)/.test(address);

/** A personal screen that asks a visitor to sign in; the candidate sees it. */
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
    // The identity provider's own.
    '/connexion',
    '/en/connexion',
    '/inscription',
    '/inscription?registration=complete',
    '/en/inscription',
    '/mot-de-passe',
  ];
  for (const address of [...pagesWith({ ...documents, '/offres/:id': await offerAddress(page) }), ...states]) {
    if (await asksToSignIn(page, address)) continue;
    await page.goto(address);
    await expectAccessible(page);
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
    ...documents,
    '/offres/:id': offer,
    '/espace-personnel/cv/:id/modifier': deletion.replace('/supprimer', '/modifier'),
    '/espace-personnel/cv/:id/supprimer': deletion,
  };
  // What others see too has a candidate's header, marks and buttons, in either language the same.
  const seen = pagesWith(found)
    .filter((address) => isPersonal(address) || !/^\/en(\/|$)/.test(address))
    .filter((address) => !isTranslated(address));
  for (const address of seen) {
    await page.goto(address);
    expect(pathOf(page), 'a screen is shown at its address').toBe(address);
    await expectAccessible(page, hasPartsOfCandidates(address) ? viewsOf(address) : ofBoth);
  }
});

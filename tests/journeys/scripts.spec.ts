import { firstOffer, isTaken, whenTakenOver } from './candidate.ts';
import { holdLibraries } from './hold-libraries.ts';
import { expect, test } from './journey.ts';
import { signInNew } from './signed-in.ts';

test('screens of content load only the small script of all pages', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  for (const path of ['/', '/en', '/offres/carte', '/nulle-part', '/offres/999999999']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.locator('script[src]:not([data-page-scripts]), link[rel=modulepreload], script[type="text/later"]'),
    ).toHaveCount(0);
  }
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(script).toContain('/assets/page-scripts-');
});

test('a page without styles is not painted, and requests none of its scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (/\/assets\/(?!page-).*\.js$/.test(request.url()) && asked.push(request.url())));
  const styles = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  const small = page.waitForResponse(/\/assets\/page-scripts/);
  await page.goto('/offres/recherche', { waitUntil: 'commit' });
  await small; // Waits for the small script. By then the browser has requested everything that it preloads.
  await expect(page.locator('body > script').first()).toBeAttached();
  expect(asked).toEqual([]);
  const entry = page.waitForResponse(/\/assets\/entry\.client/);
  styles.resolve();
  expect((await entry).ok()).toBe(true);
});

test('a page in a background tab loads its scripts, although it is not painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  const entry = page.waitForResponse(/\/assets\/entry\.client/);
  await page.goto('/offres/recherche');
  expect((await entry).ok()).toBe(true);
});

test('values chosen and typed before the scripts have loaded stay, and the search uses them', async ({ page }) => {
  const libraries = await holdLibraries(page);
  await page.goto('/offres/recherche', { waitUntil: 'commit' });
  await page.locator('#search-query').fill('ingénieur');
  await page.getByRole('checkbox', { name: /Europe occidentale/ }).check();
  libraries.arrive();
  await page.waitForURL(/query=ing.*&gerographicZones=5|gerographicZones=5&query=ing/);
  await expect(page.getByRole('checkbox', { name: /Europe occidentale/ })).toBeChecked();
  await expect(page.locator('#search-query')).toHaveValue('ingénieur');
});

test('a search and an offer follow the back and forward buttons', async ({ page }) => {
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: /Europe occidentale/ }).check();
  await expect(page).toHaveURL(/gerographicZones=5/);
  await firstOffer(page).click();
  await expect(page).toHaveURL(/\/offres\/\d+/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goBack();
  await expect(page).toHaveURL(/gerographicZones=5/);
  await page.goBack();
  await expect(page).toHaveURL(/recherche$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a page whose words cannot be loaded stays as the server sent it', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.origin, locale: 'fr-FR' });
  let refused = 0;
  await page.route(/\/assets\/words-\w+\/fr\/search\.js$/, (route) => ((refused += 1), route.abort()));
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
  await page.getByLabel('Mot-clé').fill('ingénieur');
  await page.getByLabel('Mot-clé').press('Enter');
  await expect(page).toHaveURL(/query=ing/);
  await page.close();
});

test('a page preloads its words, so that they arrive at the same time as its scripts', async ({ page }) => {
  const words: string[] = [];
  page.on('request', (request) => void (request.url().includes('/assets/words-') && words.push(request.url())));
  for (const path of ['/offres/recherche', '/en/offres/recherche']) {
    const html = await (await page.request.get(path)).text();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(words).not.toEqual([]);
    const late = words.splice(0).filter((address) => !html.includes(`"${new URL(address).pathname}"`));
    expect(late).toEqual([]);
  }
});

test('the application form is in the page at once, and its scripts load once somebody uses the page', async ({
  page,
  context,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/offres/recherche');
  const offer = (await firstOffer(page).getAttribute('href')) ?? '';
  const fresh = await context.newPage();
  const late: string[] = [];
  fresh.on(
    'request',
    (request) => void (/\/offer-(?:application|words)-/.test(request.url()) && late.push(request.url())),
  );
  await fresh.goto(offer, { waitUntil: 'networkidle' });
  await expect(fresh.locator('#candidature')).toBeVisible();
  await expect(fresh.locator('#mission')).toBeVisible();
  expect(late).toEqual([]);
  await fresh.mouse.wheel(0, 200);
  await expect.poll(() => late.length).toBe(2);
  await expect(fresh.locator('#candidature')).toBeVisible();
});

const lateScripts = /\/offer-(?:application|words)-/;

test('an offer opened without a network stays visible, and is completed once there is a network', async ({
  page,
  context,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/offres/recherche');
  await page.goto((await firstOffer(page).getAttribute('href')) ?? '');
  await expect.poll(() => page.getByRole('main').evaluate(isTaken)).toBe(true);
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => void (loads += 1));
  await context.setOffline(true);
  await page.keyboard.press('Shift');
  await expect(page.locator('#mission')).toBeVisible();
  await context.setOffline(false);
  await whenTakenOver(page.locator('#candidature'));
  expect(loads).toBe(0);
});

test('a page whose lazy-loaded script always fails is reloaded once, and its links then work', async ({
  page,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/offres/recherche');
  const offer = (await firstOffer(page).getAttribute('href')) ?? '';
  await page.route(lateScripts, (route) => route.abort());
  // Waits for the end of this page's own load, which would otherwise be counted.
  await page.waitForLoadState('load');
  let [loads, refused] = [0, 0];
  page.on('load', () => ([loads, refused] = [loads + 1, 0]));
  page.on('requestfailed', (request) => void (refused += lateScripts.test(request.url()) ? 1 : 0));
  await page.goto(offer);
  const again = async () => {
    await page.keyboard.press('Shift');
    return [loads, refused > 0];
  };
  await expect.poll(again).toEqual([2, true]);
  await page.getByRole('link', { name: 'Toutes les offres' }).first().click();
  await expect(page).toHaveURL(/\/offres\/recherche/);
  await expect.poll(() => loads).toBe(3);
});

test('the first tap on a link to a part of an offer scrolls to that part, and the page stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/offres/recherche');
  const offer = (await firstOffer(page).getAttribute('href')) ?? '';
  const libraries = await holdLibraries(page);
  await page.goto(offer, { waitUntil: 'commit' });
  const part = page.locator('main h2[id]:visible').last();
  const id = await part.getAttribute('id');
  // Does the same as a tap on «Postuler»: the browser itself scrolls to the part, and notifies the router.
  await page.evaluate((to) => location.assign(`#${to}`), id);
  await expect(part).toBeInViewport();
  libraries.arrive();
  await whenTakenOver(page.getByRole('main'));
  await expect(part).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a link to a part of an offer scrolls to that part, wherever the visitor had scrolled in another offer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/offres/recherche');
  const offers = await page
    .locator('main h3 a[href*="/offres/"]')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href') ?? ''));
  for (const offer of offers) {
    await page.goto(offer);
    await expect.poll(() => page.getByRole('main').evaluate(isTaken)).toBe(true);
    const part = page.locator('main h2[id]:visible').last();
    await page.evaluate((to) => location.assign(`#${to}`), await part.getAttribute('id'));
    await expect(part).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  }
});

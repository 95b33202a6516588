import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { firstOffer, whenTakenOver } from './candidate.ts';
import { asEditor, journey } from './editor.ts';
import { expect, test } from './journey.ts';

// Starts without any cookies, as at a first visit. Every page ends with a film of another site, which editors
// may add.
test.use({ storageState: { cookies: [], origins: [] }, locale: 'fr-FR' });

test.beforeAll(async ({ product }) => {
  const video = { embed_url: 'https://vimeo.com/1234', title: 'Un film', provider_name: 'Vimeo' };
  const slice = {
    id: 'video$film',
    slice_type: 'video',
    variation: 'default',
    primary: { title: 'Un film', video },
    items: [],
  };
  const content = { uid: null, tags: [], data: { title: 'Un pied de page', body: [slice] } };
  const footer = { type: 'footer', key: 'footer', lang: 'fr' } as const;
  await asEditor(product, async (repository) => {
    const saved = await repository.saveDraft({ ...footer, content, actor: journey });
    await repository.publish([saved], { actor: journey });
  });
  // Waits until the product has dropped its cached pages and content after the publication.
  const shown = async () => (await (await fetch(`${product.origin}/cookies`)).text()).includes('Un film');
  await expect.poll(shown).toBe(true);
});

test.beforeEach(({ page }) => page.route('https://player.vimeo.com/**', (route) => route.fulfill({ body: 'A film' })));

const notice = (page: Page) => page.getByRole('region', { name: 'Vidéos hébergées par d’autres sites' });
const frames = (page: Page) => page.getByRole('contentinfo').locator('iframe');

test('a film of another site is shown after consent; the page requests consent once, and the visitor can withdraw it', async ({
  page,
}) => {
  await page.goto('/cookies');
  await expect(notice(page)).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(frames(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/1234?dnt=1');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true });
  await opener.click();
  await notice(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(frames(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Activer les cookies' })).toBeVisible();
  await opener.click();
  await expect(notice(page)).toContainText('vidéos refusées');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('without JavaScript a visitor consents by a form, and the server then adds the film to the page', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/confidentialite');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Activer les cookies' }).click();
  await expect(page).toHaveURL(/confidentialite$/);
  await expect(frames(page)).toHaveCount(1);
  await context.close();
});

const newsletter = (page: Page) => page.getByRole('dialog', { name: 'Le monde dans votre boîte de réception' });

test('the newsletter is offered to visitors who stay and scroll, and is not offered again after they have closed it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const dialog = newsletter(page);
  await page.clock.fastForward(20_000);
  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }));
  await expect(dialog).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await page.context().cookies()).find(({ name }) => name === 'newsletter')?.value).toBe('dismissed');
});

test('a focused consent notice delays the newsletter dialog; an open notice does not, and can be used behind the dialog', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(2000);
  await expect(notice(page)).toBeVisible();
  await notice(page).focus();
  await page.clock.fastForward(20_000);
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(newsletter(page)).toBeHidden();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.evaluate(() => window.scrollTo({ top: 1700, behavior: 'instant' }));
  await expect(newsletter(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newsletter(page)).toBeHidden();
  await notice(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(notice(page)).toBeHidden();
});

test('the newsletter dialog shows an error at the address field, and finally replaces the form by thanks', async ({
  page,
}) => {
  await openNewsletter(page);
  const field = newsletter(page).getByRole('textbox');
  for (const wrong of ['', 'zoe', 'zoe@']) {
    await field.fill(wrong);
    await newsletter(page)
      .getByRole('button', { name: /inscrire/ })
      .click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/confirmation\..+/);
    await expect(newsletter(page).locator('[id$=-error]')).toHaveCount(1);
  }
  await field.fill('zoe.dialogue@example.org');
  await field.press('Enter');
  await expect(newsletter(page).getByRole('status')).toBeFocused();
  await expect(field).toHaveCount(0);
  await expect(page).toHaveURL(/\/destinations$/);
});

test('if the answer is truncated, the page of the newsletter opens, and the visitor gets only one letter', async ({
  page,
  product,
}) => {
  await openNewsletter(page);
  await using server = await breakingServer();
  await page.route('**/lettre', breakOff, { times: 1 });
  async function breakOff(route: Route): Promise<void> {
    expect((await route.fetch()).status()).toBe(200);
    await route.continue({ url: server.origin });
  }
  const email = 'zoe.coupure@example.org';
  await newsletter(page).getByRole('textbox').fill(email);
  await newsletter(page).getByRole('textbox').press('Enter');
  await page.waitForURL((url) => url.pathname === '/lettre' && url.searchParams.get('done') === 'asked');
  const mailbox = async () =>
    (await (await page.request.get(`${product.origin}/boite-aux-lettres`)).text()).split('<li');
  const letters = async () => (await mailbox()).filter((listed) => listed.includes(email)).length;
  await expect.poll(letters).toBe(1);
});

/** Starts a server that announces 99 bytes and closes the connection after the first byte. */
async function breakingServer() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 99 });
    response.write('<', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

async function openNewsletter(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/destinations');
  await page.clock.fastForward(20_100);
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
  await expect(newsletter(page)).toBeVisible();
}

test('a film stays hidden after a withdrawn consent, and visible after a new one, when scripts show another frame', async ({
  page,
}) => {
  await page.goto('/cookies');
  await notice(page).getByRole('button', { name: 'Tout accepter' }).click();
  await page.goto('/offres/recherche');
  await expect(frames(page)).toHaveCount(1);
  await whenTakenOver(page.getByRole('banner'));
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true });
  await opener.click();
  await notice(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(frames(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await firstOffer(page).evaluate((link) => link.setAttribute('href', '/offres/999999999'));
  await firstOffer(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
  await frames(page).or(opener).last().scrollIntoViewIfNeeded();
  await expect(frames(page)).toHaveCount(0);
  expect(asked).not.toContain('player.vimeo.com');
  await opener.click();
  await notice(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(frames(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
  await expect(frames(page)).toHaveCount(1);
});

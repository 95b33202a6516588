import { gzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page, type Response } from '@playwright/test';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { walkSite } from '../src/site/testing/walk.ts';
import { completeProfile, createAccount, newEmail } from '../tests/journeys/candidate.ts';
import { startProduct } from '../tests/product.ts';

// Budgets in kB, gzip. The budget of JavaScript comes from docs/decisions/0073-lighter-scripts.md. `small` is
// the script that every page has, even a screen of content (0046-consent-newsletter-behaviour.md). The other
// budgets make sure that a first view takes less than a second on slow 4G.
const budgets = { html: 60, css: 30, javascript: 135, small: 5, fonts: 120 };
type Kind = keyof typeof budgets;
const kinds: Kind[] = ['html', 'css', 'javascript', 'small', 'fonts'];

const product = await startProduct({ environment: { NODE_ENV: 'production', MAILBOX: 'on' } });
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
const failures: string[] = [];
try {
  process.stdout.write(
    `${row(['page', ...Object.keys(budgets)])}\n${row(['budget', ...Object.values(budgets).map(String)])}\n`,
  );
  const { found, state } = await enter();
  for (const { addresses, isPage } of walkSite(found))
    if (isPage) for (const path of addresses) await weigh(path, state);
  await weigh('/offres/recherche?query=ingenieur&page=3', state);
} finally {
  await browser.close();
  await product.stop();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exitCode = 1;
}

/** Signs up a candidate, who may see every screen, and finds the addresses that contain ids. */
async function enter() {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/inscription?to=/espace-personnel/profil');
  await createAccount(page, 'fr', newEmail());
  await completeProfile(page, 'fr');
  const deletion = await page.getByRole('link', { name: /^Supprimer/ }).getAttribute('href');
  await page.goto('/offres/recherche');
  const offer = await page.locator('main article a').first().getAttribute('href');
  if (!offer || !deletion) throw new Error('The search page shows no offer, or the profile no CV: nothing to weigh');
  const found = { '/offres/:id': offer, '/espace-personnel/cv/:id/supprimer': deletion };
  return { found, state: await context.storageState() };
}

type State = Awaited<ReturnType<typeof enter>>['state'];

async function weigh(path: string, storageState: State): Promise<void> {
  // A separate browser context for each page, so that its cache is empty.
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const sizes: Record<Kind, number> = { html: 0, css: 0, javascript: 0, small: 0, fonts: 0 };
  const pending: Promise<void>[] = [];
  const addresses: string[] = [];
  const add = (response: Response) => {
    const kind = kindOf(response);
    addresses.push(response.url());
    if (kind)
      pending.push(
        response.body().then(
          (body) => void (sizes[kind] += gzipped(kind, body)),
          () => {},
        ),
      );
  };
  page.on('response', add);
  const settled = untilQuiet(page);
  await page.goto(product.origin + path, { waitUntil: 'load' });
  await settled();
  await Promise.all(pending);
  const { pathname } = new URL(page.url());
  await context.close();
  // Reports a search page without scripts as a fault. Screens of content have no scripts.
  const bare = sizes.javascript === 0 && path.includes('recherche');
  // Reports a page that was measured before its words had loaded as a fault.
  const wordless = has(addresses, '/libraries-') && !has(addresses, '/assets/words-');
  if (
    sizes.html === 0 ||
    sizes.small === 0 ||
    sizes.css === 0 ||
    sizes.fonts === 0 ||
    bare ||
    wordless ||
    !path.startsWith(pathname)
  )
    throw new Error(`${path}: nothing was measured`);
  process.stdout.write(`${row([path, ...Object.values(sizes).map((size) => size.toFixed(1))])}\n`);
  for (const kind of kinds)
    if (sizes[kind] > budgets[kind])
      failures.push(`${path}: ${kind} ${sizes[kind].toFixed(1)} kB, budget ${budgets[kind]}`);
}

/**
 * Waits for a second without requests. A candidate's page is never completely idle, because it has a worker
 * and an open stream.
 */
function untilQuiet(page: Page): () => Promise<void> {
  let last = Date.now();
  page.on('response', () => void (last = Date.now()));
  return async () => {
    while (Date.now() - last < 1000) await wait(100);
  };
}

function kindOf(response: Response): Kind | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  if (type.includes('javascript')) return response.url().includes('/page-scripts-') ? 'small' : 'javascript';
  return type.startsWith('font/') ? 'fonts' : undefined;
}

// Returns the size of a font as it is, because fonts are already compressed.
function gzipped(kind: Kind, body: Buffer): number {
  return (kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length) / 1000;
}

function has(addresses: readonly string[], part: string): boolean {
  return addresses.some((address) => address.includes(part));
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(12))).join('');
}

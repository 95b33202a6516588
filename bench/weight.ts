import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { startProduct } from '../tests/product.ts';

// Budgets in kB, gzip. JavaScript: docs/decisions/0012-screens.md; the others keep a first view under a second on slow 4G.
const budgets = { html: 60, css: 30, javascript: 150, fonts: 120 };
type Kind = keyof typeof budgets;
const kinds: Kind[] = ['html', 'css', 'javascript', 'fonts'];

const product = await startProduct({ environment: { NODE_ENV: 'production' } });
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
const failures: string[] = [];
try {
  process.stdout.write(
    `${row(['page', ...Object.keys(budgets)])}\n${row(['budget', ...Object.values(budgets).map(String)])}\n`,
  );
  for (const path of await pages()) await weigh(path);
} finally {
  await browser.close();
  await product.stop();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exitCode = 1;
}

async function pages(): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${product.origin}/offres/recherche`);
  const offer = await page
    .locator('main a[href^="/offres/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').find((href) => /^\/offres\/\d+$/.test(href)),
    );
  if (!offer) throw new Error('The search page shows no offer: there is nothing to weigh');
  return [
    '/',
    '/en',
    '/offres/recherche',
    '/offres/recherche?query=ingenieur&page=3',
    offer,
    '/en' + offer,
    '/nulle-part',
  ];
}

async function weigh(path: string): Promise<void> {
  // A browser of its own for each page: nothing of another lies in its cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Record<Kind, number> = { html: 0, css: 0, javascript: 0, fonts: 0 };
  const pending: Promise<void>[] = [];
  const add = (response: Response) => {
    const kind = kindOf(response);
    if (kind)
      pending.push(
        response.body().then(
          (body) => void (sizes[kind] += gzipped(kind, body)),
          () => {},
        ),
      );
  };
  page.on('response', add);
  await page.goto(product.origin + path, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  await context.close();
  // Screens of content have no scripts; the search has.
  const bare = sizes.javascript === 0 && path.includes('recherche');
  if (sizes.html === 0 || sizes.css === 0 || sizes.fonts === 0 || bare)
    throw new Error(`${path}: nothing was measured`);
  process.stdout.write(`${row([path, ...Object.values(sizes).map((size) => size.toFixed(1))])}\n`);
  for (const kind of kinds)
    if (sizes[kind] > budgets[kind])
      failures.push(`${path}: ${kind} ${sizes[kind].toFixed(1)} kB, budget ${budgets[kind]}`);
}

function kindOf(response: Response): Kind | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  if (type.includes('javascript')) return 'javascript';
  return type.startsWith('font/') ? 'fonts' : undefined;
}

// Fonts are compressed already.
function gzipped(kind: Kind, body: Buffer): number {
  return (kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length) / 1000;
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(12))).join('');
}

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findOrInstallChromium } from '../tests/chromium.ts';
import { freePort, startProduct } from '../tests/product.ts';

// Lighthouse scores (of 100) on a phone with simulated slow 4G and a processor that is four times slower.
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof budgets;
const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Number of measurements. The best one counts, because other work on the machine slows some of them. */
const rounds = 3;

const product = await startProduct({ environment: { NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off' } });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
const failures: string[] = [];
try {
  process.stdout.write(`${row(['page', ...categories])}\n${row(['budget', ...Object.values(budgets).map(String)])}\n`);
  const asked = process.argv.slice(2);
  for (const path of asked.length > 0 ? asked : await pagesOfEachKind()) await mark(path);
} finally {
  await browser.close();
  await product.stop();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exitCode = 1;
}

/** The measured pages: home, a search, an offer, a company, an editors' page and a destination. */
async function pagesOfEachKind(): Promise<string[]> {
  const offer = await firstIn('/offres/recherche', /href="(\/offres\/\d+)"/);
  const destination = await firstIn('/destinations', /href="(\/destinations\/[\w-]+)"/);
  const company = await firstIn('/entreprises', /href="(\/entreprises\/\d[\w-]*)"/);
  return ['/', '/offres/recherche', offer, company, '/conditions-et-eligibilite', destination];
}

async function firstIn(path: string, link: RegExp): Promise<string> {
  const found = link.exec(await (await fetch(product.origin + path)).text())?.[1];
  if (found === undefined) throw new Error(`${path} has no link like ${link}: there is nothing to measure`);
  return found;
}

async function mark(path: string): Promise<void> {
  const best = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 };
  const missed = new Set<string>();
  for (let round = 0; round < rounds && !isMet(best); round += 1) {
    const result = await lighthouse(product.origin + path, { port, logLevel: 'error', onlyCategories: categories });
    // Ignores an aborted measurement, because a busy machine aborts some measurements. A page whose
    // measurements are all aborted has no score.
    const broken = result?.lhr.runtimeError?.code;
    if (broken !== undefined) missed.add(broken);
    if (!result || broken !== undefined) continue;
    const { lhr } = result;
    for (const category of categories)
      best[category] = Math.max(best[category], Math.round((lhr.categories[category]?.score ?? 0) * 100));
    for (const { id, score } of Object.values(lhr.audits)) if (score !== null && score < 0.9) missed.add(id);
  }
  process.stdout.write(`${row([path, ...categories.map((category) => String(best[category]))])}\n`);
  if (!isMet(best)) failures.push(`${path}: below the budget; look at ${[...missed].join(', ')}`);
}

function isMet(marks: Readonly<Record<Category, number>>): boolean {
  return categories.every((category) => marks[category] >= budgets[category]);
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(30) : cell.padStart(16))).join('');
}

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../src/build/build-site.ts';
import { findOrInstallChromium } from './chromium.ts';

// `npm test`: the rules of every room, then the journeys in a browser, then one line that sums them up.
const root = join(import.meta.dirname, '..');
const reports = await mkdtemp(join(tmpdir(), 'mvi-reports-'));

const chromium = await findOrInstallChromium();
await buildIfNeeded();
const environment = { ...process.env, CHROMIUM: chromium, NODE_ENV: 'test' };

const rules = join(reports, 'rules.json');
const rulesPassed = await run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${rules}`,
]);
const journeys = join(reports, 'journeys.json');
const journeysPassed = await run('@playwright/test/cli.js', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys });

const totals = add(await vitestTotals(rules), await playwrightTotals(journeys));
await rm(reports, { recursive: true });
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exitCode = rulesPassed && journeysPassed && totals.passed > 0 ? 0 : 1;

function run(program: string, args: string[], extra: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...extra },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

type Totals = { passed: number; failed: number; skipped: number };

async function vitestTotals(file: string): Promise<Totals> {
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = await readReport(file);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

async function playwrightTotals(file: string): Promise<Totals> {
  const { stats }: { stats: { expected: number; unexpected: number; skipped: number; flaky: number } } =
    await readReport(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function add(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

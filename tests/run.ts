import { spawn } from 'node:child_process';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfNeeded } from '../src/build/build-site.ts';
import { findOrInstallChromium } from './chromium.ts';
import { prepareData } from './product.ts';
import { makeRunFolder } from './run-folder.ts';
import { type Outcome, readJourneys, readRules } from './read-reports.ts';

// `npm test` runs the tests of every room and then the journeys in a browser. It prints the failures and a
// summary last, because people read the end of a long log. `npm test -- <words>` runs the files whose path
// contains one of the words.
const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const rules = await named('{src,tests,bench}/**/*.test.{ts,tsx}');
const journeys = await named('tests/**/*.spec.ts');
if (rules.length + journeys.length === 0) {
  say(`No test file has ${words.join(' or ')} in its path.`);
  process.exit(1);
}
const folder = await makeRunFolder();
// Uses one compile cache for all products. The journeys start some thirty products and twice as many programs
// from the same files, and each start then takes a fifth less time.
process.env['TMPDIR'] = folder; // Applies to this process and to the processes that it starts.
const environment = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled'), NODE_ENV: 'test' };

// Builds and prepares the journeys during the first tests, because these mostly wait for their database
// server.
const browser = journeys.length > 0 ? prepareJourneys() : undefined;
browser?.catch(() => {}); // Ignored here, because `await browser` reports the failure after the tests.
const ran = [...(rules.length > 0 ? [await runRules()] : []), ...(browser ? [await runJourneys(await browser)] : [])];
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
const outcomes = ran.map(({ outcome }) => outcome);
const allPassed = ran.every(({ isGreen }) => isGreen);
const failed = outcomes.flatMap((outcome) => outcome.failed);
const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
const passed = sum(outcomes.map((outcome) => outcome.passed));
const skipped = sum(outcomes.map((outcome) => outcome.skipped));
for (const line of unsteady) say(`at the second attempt: ${line}`);
for (const line of failed) say(`failed: ${line}`);
if (!allPassed && failed.length === 0) say('failed: an error outside of every rule; look above for “Unhandled Errors”');
say(`${passed} passed, ${unsteady.length} of them at the second attempt, ${failed.length} failed, ${skipped} skipped`);
process.exitCode = allPassed && passed > 0 ? 0 : 1;

/** Returns the test files of a pattern; if words were given, only files whose path has one of the words. */
async function named(pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  return words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)));
}

type Ran = { readonly isGreen: boolean; readonly outcome: Outcome };

async function runRules(): Promise<Ran> {
  const report = join(folder, 'rules.json');
  const options = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const isGreen = await run('vitest/vitest.mjs', ['run', ...options, ...(words.length === 0 ? [] : rules)]);
  return { isGreen, outcome: await readRules(report) };
}

type Prepared = { readonly chromium: string; readonly data: string };

async function prepareJourneys(): Promise<Prepared> {
  const data = join(folder, 'prepared');
  await buildIfNeeded();
  const [chromium] = await Promise.all([
    findOrInstallChromium(),
    // Prepares data folders once. A product that starts on a copy of such a folder needs no migrations and
    // loads no demo.
    prepareData(data),
  ]);
  return { chromium, data };
}

async function runJourneys({ chromium, data }: Prepared): Promise<Ran> {
  const report = join(folder, 'journeys.json');
  const isGreen = await run('@playwright/test/cli.js', ['test', ...(words.length === 0 ? [] : journeys)], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PREPARED_DATA: data,
  });
  return { isGreen, outcome: await readJourneys(report) };
}

function run(program: string, args: string[], extra: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...extra },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((whole, count) => whole + count, 0);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../src/build/build-site.ts';
import { findOrInstallChromium } from './chromium.ts';
import { prepareData } from './product.ts';
import { readJourneys, readRules } from './read-reports.ts';

// `npm test`: the rules of every room, then the journeys in a browser, then what failed and a line that sums
// up: a long log is read from its end.
const root = join(import.meta.dirname, '..');
const reports = await mkdtemp(join(tmpdir(), 'mvi-reports-'));

const chromium = await findOrInstallChromium();
await buildIfNeeded();
// Some thirty products and twice as many programs read the same files: compiled once, a start takes a fifth
// less.
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
const environment = { ...process.env, ...compiled, CHROMIUM: chromium, NODE_ENV: 'test' };

const rules = join(reports, 'rules.json');
const rulesPassed = await run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${rules}`,
]);
const journeys = join(reports, 'journeys.json');
const prepared = join(reports, 'prepared');
await prepareData(prepared); // some twenty products are started
const journeysPassed = await run('@playwright/test/cli.js', ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  PREPARED_DATA: prepared,
});

const outcomes = [await readRules(rules), await readJourneys(journeys)];
await rm(reports, { recursive: true });
const failed = outcomes.flatMap((outcome) => outcome.failed);
const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
const passed = sum(outcomes.map((outcome) => outcome.passed));
const skipped = sum(outcomes.map((outcome) => outcome.skipped));
for (const line of unsteady) say(`at the second attempt: ${line}`);
for (const line of failed) say(`failed: ${line}`);
if (!(rulesPassed && journeysPassed) && failed.length === 0)
  say('failed: an error outside of every rule; look above for “Unhandled Errors”');
say(`${passed} passed, ${unsteady.length} of them at the second attempt, ${failed.length} failed, ${skipped} skipped`);
process.exitCode = rulesPassed && journeysPassed && passed > 0 ? 0 : 1;

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

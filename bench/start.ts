import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../src/database/embedded/start-embedded-server.ts';
import { startProduct } from '../tests/product.ts';
import { readCpuParts } from './cpu-parts.ts';

/**
 * Measures the seconds from the command to the first page, with an empty data folder (demo offers included)
 * and with an existing data folder. The site was built before, as `npm ci && npm run build` leaves it. The
 * baseline is the start of a Node process that does nothing, and of a PostgreSQL without tables.
 */
// `--short` is for each change (.ci/run): it measures later starts as a multiple of the baseline.
const isShort = process.argv.includes('--short');
const rounds = isShort ? 3 : 5;
/** Limit of this multiple; on an idle machine it was 16. */
const maxRatio = 25;
type Round = { first: number; second: number; bareFirst: number; bareSecond: number };

const measured: Round[] = [];
await measure(); // Builds the site if necessary, and warms the disk cache.
for (let round = 0; round < rounds; round++) measured.push(await measure());
const first = report('first start', 3.5, (round) => [round.first, round.bareFirst]);
const later = report('later start', 1, (round) => [round.second, round.bareSecond]);
if (isShort) {
  process.stdout.write(`later start, times bare Node and PostgreSQL: budget ≤ ${maxRatio}\n`);
  process.exitCode = later.ratio <= maxRatio ? 0 : 1;
} else {
  await showParts();
  process.exitCode = first.met && later.met ? 0 : 1;
}

async function measure(): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
  const bare = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
  try {
    return {
      first: await timed(() => startAndStop(folder)),
      bareFirst: await timed(() => startBare(bare)),
      second: await timed(() => startAndStop(folder)),
      bareSecond: await timed(() => startBare(bare)),
    };
  } finally {
    for (const path of [folder, bare]) await rm(path, { recursive: true, force: true });
  }
}

type Stop = () => Promise<unknown>;

/**
 * Measures the seconds until `start` returns the function that stops the process. The stop itself is not
 * measured.
 */
async function timed(start: () => Promise<Stop>): Promise<number> {
  const began = performance.now();
  const stop = await start();
  const seconds = (performance.now() - began) / 1000;
  await stop();
  return seconds;
}

async function startAndStop(dataDir: string, environment: Record<string, string> = {}): Promise<Stop> {
  const product = await startProduct({ dataDir, environment });
  const page = await fetch(`${product.origin}/offres/recherche`);
  if (!(await page.text()).includes('<article')) throw new Error('No offers: there is nothing to measure');
  return () => product.stop();
}

/**
 * Prints the CPU time of a later start by part of the program. It comes from a profile, which slows the start
 * by a fifth.
 */
async function showParts(): Promise<void> {
  const [folder, profiles] = await Promise.all(
    ['data', 'profiles'].map((name) => mkdtemp(join(tmpdir(), `mvi-${name}-`))),
  );
  await (
    await startAndStop(folder ?? '')
  )();
  await (
    await startAndStop(folder ?? '', { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` })
  )();
  const parts = [...(await readCpuParts(profiles ?? ''))].toSorted(([, a], [, b]) => b - a);
  const whole = parts.reduce((sum, [, ms]) => sum + ms, 0);
  process.stdout.write(`CPU of a later start and its stop: ${whole.toFixed(0)} ms\n`);
  for (const [part, ms] of parts.slice(0, 20)) process.stdout.write(`${ms.toFixed(0).padStart(6)} ms  ${part}\n`);
  for (const path of [folder, profiles]) await rm(path ?? '', { recursive: true, force: true });
}

async function startBare(dataDir: string): Promise<Stop> {
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  const server = await startEmbeddedServer({ dataDir });
  return () => server.stop();
}

function report(name: string, budget: number, of: (round: Round) => [ours: number, bare: number]) {
  const pairs = measured.map(of);
  const ours = median(pairs.map(([seconds]) => seconds));
  const bare = median(pairs.map(([, seconds]) => seconds));
  const ratio = median(pairs.map(([seconds, least]) => seconds / least));
  const met = ours > 0 && ours <= budget;
  process.stdout.write(
    `${name} to first page: ${ours.toFixed(2)} s (budget ≤ ${budget} s) ${met ? 'met' : 'NOT MET'}; ` +
      `bare Node and PostgreSQL ${bare.toFixed(2)} s, ratio ${ratio.toFixed(1)}\n`,
  );
  return { met, ratio };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProduct } from '../tests/product.ts';
import { measurePolls } from './repeated-polls.ts';
import { percentile } from './times.ts';

// Measures the public offers API with 5,000 offers: a search of 20 rows, and the first byte and the memory of
// a page of 5,000 rows. The baseline of the search is raw node:http with the same bytes. Then measures a poll
// of 10,000 rows without the socket; its baseline is JSON.stringify of the same rows.
const rounds = 5;
const seconds = 3;
const budgets = { ratio: 0.5, firstByte: 100, megabytes: 50, poll: 0.6, pause: 10 };
const search = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;
const small = JSON.stringify({ limit: 20, skip: 0, query: null, missionsTypesIds: ['1'], countriesIds: [] });
const large = JSON.stringify({ limit: 5000, skip: 0, query: '' });

const folder = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
const environment = { NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO_OFFERS: '5000', RATE_LIMITS: 'off' };
const product = await startProduct({ environment, patience: 300_000 });
const url = `${product.origin}/api/Offers/search`;
let raw: ChildProcess | undefined;
const results: boolean[] = [];
try {
  results.push(await compare(), await measureLarge());
} finally {
  raw?.kill();
  await product.stop();
  await rm(folder, { recursive: true });
}
results.push(await measureRepeated());
process.exitCode = results.every(Boolean) ? 0 : 1;

function middle(values: readonly number[]): number {
  return percentile(values, 0.5);
}

async function compare(): Promise<boolean> {
  const theirs = await rawServer();
  await requestsPerSecond(url);
  await requestsPerSecond(theirs);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await requestsPerSecond(url), theirs: await requestsPerSecond(theirs) });
  const ratio = middle(pairs.map((pair) => pair.ours / pair.theirs));
  const [ours, base] = [middle(pairs.map((pair) => pair.ours)), middle(pairs.map((pair) => pair.theirs))];
  return say(
    `search of 20 rows / raw node:http, same bytes: ${ours.toFixed(0)} / ${base.toFixed(0)} requests/s, ratio ${ratio.toFixed(2)}`,
    ratio >= budgets.ratio,
  );
}

/** Serves the bytes of a search from memory. */
async function rawServer(): Promise<string> {
  const response = await fetch(url, {
    ...search,
    headers: { ...search.headers, 'accept-encoding': 'identity' },
    body: small,
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !body.includes('"missionTitle"')) throw new Error('The search found nothing: nothing to measure');
  const written = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !written.has(name)));
  const path = join(folder, 'search.json');
  await writeFile(path, body);
  const child = fork(join(import.meta.dirname, 'baselines', 'raw-server.ts'), [path, JSON.stringify(headers)]);
  raw = child;
  const port = await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return `http://localhost:${String(port)}/`;
}

async function requestsPerSecond(address: string): Promise<number> {
  const result = await autocannon({ ...search, url: address, body: small, connections: 10, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0)
    throw new Error(`${address}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/**
 * Reads the large page slowly, as a distant program does. Reads it several times, because memory that is not
 * released would add up.
 */
async function measureLarge(): Promise<boolean> {
  await readLarge();
  const before = await residentMegabytes();
  const firsts: number[] = [];
  let most = before;
  for (let round = 0; round < rounds; round += 1) {
    const { first, peak } = await readLarge();
    firsts.push(first);
    most = Math.max(most, peak);
  }
  const [first, more] = [percentile(firsts, 0.5), most - before];
  const isFast = say(`5,000 rows, first byte: ${first.toFixed(0)} ms`, first <= budgets.firstByte);
  return say(`5,000 rows, resident memory: + ${more.toFixed(0)} MB`, more <= budgets.megabytes) && isFast;
}

async function readLarge(): Promise<{ first: number; peak: number }> {
  const started = performance.now();
  const response = await fetch(url, { ...search, body: large });
  let [first, peak, rows] = [0, 0, 0];
  for await (const chunk of response.body ?? []) {
    if (first === 0) first = performance.now() - started;
    rows += Buffer.from(chunk).toString('latin1').split('"missionTitle"').length - 1;
    peak = Math.max(peak, await residentMegabytes());
  }
  // Accepts 4,000 of the 5,000 rows, because a key that is split between two chunks is not counted.
  if (rows < 4000) throw new Error(`Only ${rows} rows came: nothing was measured`);
  return { first, peak };
}

/** Measures polls that find their rows in the cache, after the product has stopped. */
async function measureRepeated(): Promise<boolean> {
  const { first, repeated, stringify } = await measurePolls();
  const ratio = repeated.cpu / stringify.cpu;
  say(`10,000 rows, CPU of a first poll without the socket: ${first.cpu.toFixed(0)} ms`, true);
  const isCheap = say(
    `10,000 rows, CPU of a repeated poll without the socket / JSON.stringify of the rows: ` +
      `${repeated.cpu.toFixed(0)} / ${stringify.cpu.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
    ratio <= budgets.poll,
  );
  const isShort = say(
    `10,000 rows, longest pause of a repeated poll: ${repeated.pause.toFixed(1)} ms`,
    repeated.pause <= budgets.pause,
  );
  return isCheap && isShort;
}

/** Resident memory of the product's process, from Linux. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function say(line: string, met: boolean): boolean {
  process.stdout.write(`${line} ${met ? 'met' : 'NOT MET'}\n`);
  return met;
}

import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { minute, second } from '../src/durations.ts';
import { freePort, type Product, startProduct } from '../tests/product.ts';
import { words } from './search-mix.ts';
import { percentile } from './times.ts';

// Measures what two cores bear of a mix of visits, then runs the site at 60 % of that for ten minutes:
// answers stay quick, none fails, and memory does not grow. Then it compares the processor time of a request
// with one and with four processes on one database. npm run bench:load -- [--minutes 10]
const { values: asked } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(asked.minutes);
/** Milliseconds of the slowest hundredth. */
const slowestBudget = 250;
/** The second half of the run may use at most this many times the memory of the first half. */
const memoryBudget = 1.1;
/** A request of four processes on two cores, with four page caches, may cost this many times as much. */
const costBudget = 1.5;
const share = 0.6;
const environment = { NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO_OFFERS: '5000', RATE_LIMITS: 'off' };

const first = await startProduct({ environment });
const all: Product[] = [first];
try {
  const visits = await mixOfVisits(first.origin);
  await run(first, visits, { seconds: 15 });
  const bearable = await run(first, visits, { seconds: 20 });
  say(
    `one process bears ${bearable.rate.toFixed(0)} requests/s of the mix, ${bearable.cost.toFixed(2)} ms of CPU each`,
  );
  const isSteady = await runLong(first, visits, bearable.rate * share);
  while (all.length < 4) all.push(await startProduct({ dataDir: first.dataDir, port: await freePort(), environment }));
  const isCheap = await runTogether(all, visits, bearable.cost);
  process.exitCode = isSteady && isCheap ? 0 : 1;
} finally {
  for (const product of all.toReversed()) await product.stop();
}

type Visits = () => { readonly path: string; readonly headers: Record<string, string> };
type Run = { readonly rate: number; readonly slowest: number; readonly failed: number; readonly cost: number };

/**
 * A third searches, a fifth reads offers, a sixth types; the others read the pages of the menu. Each tenth
 * visitor has a session, so that no cache answers.
 */
async function mixOfVisits(origin: string): Promise<Visits> {
  const list = await (await fetch(`${origin}/offres/recherche`)).text();
  const offers = [
    ...new Set(Array.from(list.matchAll(/href="(\/offres\/[^"?#]*\d[^"?#]*)"/g), ([, path = '']) => path)),
  ];
  if (offers.length < 10) throw new Error(`only ${offers.length} offers in the list: there is nothing to measure`);
  const others = ['/', '/entreprises', '/faq', '/offres', '/destinations', '/en/offres/recherche'];
  let count = 0;
  return () => {
    count += 1;
    const at = Math.floor(count / 12);
    const kind = count % 12;
    const headers: Record<string, string> = { 'accept-encoding': 'br' };
    if (count % 10 === 0) headers['cookie'] = 'session=nobody';
    if (kind < 4) return { path: `/offres/recherche?query=${encodeURIComponent(pick(words, at))}`, headers };
    if (kind < 7) return { path: pick(offers, at * 3 + kind), headers };
    if (kind < 9)
      return { path: `/api/v1/suggestions?text=${encodeURIComponent(pick(words, at).slice(0, 4))}`, headers };
    return { path: pick(others, at * 3 + kind), headers };
  };
}

function pick(paths: readonly string[], at: number): string {
  return paths[at % paths.length] ?? '/';
}

async function run(
  { origin, pid }: Product,
  visits: Visits,
  { seconds, rate }: { readonly seconds: number; readonly rate?: number },
): Promise<Run> {
  const before = await processorOf(pid);
  const result = await autocannon({
    url: origin,
    connections: 20,
    duration: seconds,
    ...(rate !== undefined && { overallRate: Math.round(rate) }),
    requests: [{ setupRequest: (request) => ({ ...request, ...visits() }) }],
  });
  const used = (await processorOf(pid)) - before;
  const { total, average } = result.requests;
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  return { rate: average, slowest: result.latency.p99, failed, cost: (1000 * used) / total };
}

async function runLong(product: Product, visits: Visits, rate: number): Promise<boolean> {
  const used: number[] = [];
  const over = new AbortController();
  const watching = watch(product.pid, used, over.signal);
  const {
    slowest,
    failed,
    cost,
    rate: held,
  } = await run(product, visits, { seconds: (minutes * minute) / second, rate });
  over.abort();
  await watching;
  const half = Math.floor(used.length / 2);
  const growth = percentile(used.slice(half), 0.5) / percentile(used.slice(0, half), 0.5);
  say(
    `${minutes} minutes at ${held.toFixed(0)} requests/s: p99 ${slowest} ms, budget ≤ ${slowestBudget}; ${failed} failed`,
  );
  say(`  ${cost.toFixed(2)} ms of CPU each; memory ${megabytes(used)}, second half / first half ${growth.toFixed(2)}`);
  return slowest <= slowestBudget && failed === 0 && growth <= memoryBudget;
}

async function runTogether(products: readonly Product[], visits: Visits, alone: number): Promise<boolean> {
  for (const product of products) await run(product, visits, { seconds: 8 });
  const results = await Promise.all(products.map((product) => run(product, visits, { seconds: 20 })));
  const rate = results.reduce((sum, one) => sum + one.rate, 0);
  const cost = results.reduce((sum, one) => sum + one.cost * one.rate, 0) / rate;
  say(
    `four processes bear ${rate.toFixed(0)} requests/s, ${cost.toFixed(2)} ms of CPU each: ${(cost / alone).toFixed(2)}`,
  );
  say(`  times the cost with one process, budget ≤ ${costBudget}`);
  return cost / alone <= costBudget && results.every(({ failed }) => failed === 0);
}

async function watch(pid: number, used: number[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
    used.push(Number(kilobytes) / 1024);
    await wait(2 * second, undefined, { signal: over }).catch(() => undefined);
  }
}

/** Seconds of processor time that a process has used (proc(5): fields 14 and 15, in hundredths). */
async function processorOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function megabytes(used: readonly number[]): string {
  return `${percentile(used, 0.5).toFixed(0)} MB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

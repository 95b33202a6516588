import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import autocannon from 'autocannon';
import { day } from '#durations.ts';
import { startProduct } from '../tests/product.ts';

// Measures requests per second of the search page and of a content page. Each has a baseline in the same run.
// `--short` is for each change (.ci/run): it measures only the cached page and the new page, and its budgets
// are a seventh looser, because other programs may be running. Many short rounds: with three long ones, a
// machine that slowed down for two seconds decided the median.
const isShort = process.argv.includes('--short');
const rounds = isShort ? 9 : 5;
const seconds = isShort ? 1 : 3;
const budgetOf = (ratio: number) => (isShort ? ratio * 0.85 : ratio);
const path = '/offres/recherche';
const contentPath = '/conditions-et-eligibilite';
let asked = 0;
const folder = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
const product = await startProduct({ environment: { NODE_ENV: 'production', LOG_LEVEL: 'error' } });
const children: ChildProcess[] = [];
try {
  const { html, body, headers } = await rendered(path);
  const content = await rendered(contentPath);
  const bare = await baseline('raw-server.ts', 'page.br', body);
  const raw = await baseline('raw-server.ts', 'page.br', body, JSON.stringify(Object.fromEntries(headers)));
  const rawContent = await baseline(
    'raw-server.ts',
    'content.br',
    content.body,
    JSON.stringify(Object.fromEntries(content.headers)),
  );
  const react = await baseline('react-server.ts', 'page.html', html);
  const cached = { url: product.origin + path, headers: { 'accept-encoding': 'br' } };
  const cachedContent = { ...cached, url: product.origin + contentPath };
  // Sends a session cookie, because every personal request is rendered anew. Only the results of the search
  // are cached, for five seconds.
  const personal = { url: product.origin + path, headers: { cookie: 'session=nobody' } };
  // Asks for a different first start day each time, so that no cache can answer and the search runs. Every
  // offer starts after these days, so all pages show the same offers as the baseline.
  const varied = { ...personal, pathOf: (count: number) => `${path}?missionStartDate=${dayOf(count)}` };
  const cachedPage = () =>
    compare('page from the cache / raw node:http, same bytes', cached, { url: raw, headers: {} }, budgetOf(0.9));
  const newPage = () =>
    compare(
      'page of a new search, SQL included / bare React render',
      varied,
      { url: react, headers: {} },
      budgetOf(0.38),
    );
  const results = isShort
    ? [await cachedPage(), await newPage()]
    : [
        await cachedPage(),
        await compare(
          'page of content / raw node:http, same bytes',
          cachedContent,
          { url: rawContent, headers: {} },
          0.9,
        ),
        // Shows the cost of a page's sixteen headers (mainly its security policy) for Node and for the
        // client.
        await compare('page from the cache / raw node:http, three headers', cached, { url: bare, headers: {} }, null),
        await compare('page of a recent search / bare React render', personal, { url: react, headers: {} }, 0.4),
        await newPage(),
      ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  for (const child of children) child.kill();
  await product.stop();
  await rm(folder, { recursive: true });
}

/** Loads a page from the site's cache. @throws if the raw server would serve other bytes */
async function rendered(address: string) {
  const html = await (await fetch(product.origin + address)).text();
  if (!html.includes('</html>')) throw new Error(`${address} did not render: there is nothing to measure`);
  // Compressed with the quality that the site uses.
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const headers = await headersOf(product.origin + address);
  if (!headers.some(([name, value]) => name === 'content-length' && value === String(body.length)))
    throw new Error('The raw server would not serve the same bytes');
  return { html, body, headers };
}

/** The headers of the cached answer, except those that Node itself writes. */
async function headersOf(url: string): Promise<[string, string][]> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const written = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  return [...response.headers].filter(([name]) => !written.has(name));
}

async function baseline(program: string, file: string, content: string | Buffer, headers = ''): Promise<string> {
  const path = join(folder, file);
  await writeFile(path, content);
  const child = fork(join(import.meta.dirname, 'baselines', program), [path, headers], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  children.push(child);
  const port = await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return `http://localhost:${String(port)}/`;
}

type Target = { url: string; headers: Record<string, string>; pathOf?: (count: number) => string };

/** Returns a different day for each count, from 1970 to 2019. */
function dayOf(count: number): string {
  return new Date((count % 18_000) * day).toISOString().slice(0, 10);
}

// Measures both targets in turn (A B A B …), so that a slowdown of the machine affects both equally.
async function compare(name: string, ours: Target, theirs: Target, budget: number | null): Promise<boolean> {
  await requestsPerSecond(ours);
  await requestsPerSecond(theirs);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await requestsPerSecond(ours), theirs: await requestsPerSecond(theirs) });
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs));
  const met = budget === null || ratio >= budget;
  process.stdout.write(
    `${name}: ${median(pairs.map((pair) => pair.ours)).toFixed(0)} / ${median(pairs.map((pair) => pair.theirs)).toFixed(0)} requests/s, ` +
      `ratio ${ratio.toFixed(2)}${budget === null ? '' : ` (budget ≥ ${budget}) ${met ? 'met' : 'NOT MET'}`}\n`,
  );
  return met;
}

async function requestsPerSecond({ url, headers, pathOf }: Target): Promise<number> {
  const requests = pathOf
    ? [{ setupRequest: (request: object) => ({ ...request, path: pathOf(asked++) }) }]
    : undefined;
  const result = await autocannon({ url, headers, connections: 10, duration: seconds, ...(requests && { requests }) });
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

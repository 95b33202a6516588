import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { migrationFiles, migrationsFolder, numberOf } from '../../../src/database/migration-files.ts';
import { freePort, freshFolder, type Product, startProduct } from '../../product.ts';
import { startLoad } from '../rolling-load.ts';
import { makeNewerVersion } from './newer-version.ts';

/**
 * `npm run drill:upgrade`: replaces two processes by two of a newer version under load, goes back to the old
 * version, and forward again. No request may fail, and no confirmed offer may be lost or doubled. At last a
 * version comes that the old one cannot run beside, and the old one refuses to start.
 */
const newest = numberOf((await migrationFiles(migrationsFolder)).at(-1)?.name ?? '');
const expand = `-- Runs with programs since ${newest}.\nalter table offers add column drill text;\ncreate index offers_drill on offers (drill);\n`;
const contract = '-- Runs with programs since 9001.\nselect 1;\n';

const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = await freshFolder();
const newer = await makeNewerVersion({ '9001-expand.sql': expand });
const later = await makeNewerVersion({ '9001-expand.sql': expand, '9002-contract.sql': contract });
const running: Product[] = [];

async function add(folder?: string): Promise<Product> {
  const process = await startProduct({
    dataDir,
    port: await freePort(),
    environment: { DEMO_OFFERS: '300', LOG_LEVEL: 'error' },
    ...(folder !== undefined && { root: folder }),
  });
  running.push(process);
  return process;
}

/** Takes the process out of the proxy's list first, as a proxy does that asks for `/readyz`. */
async function retire(process: Product): Promise<void> {
  running.splice(running.indexOf(process), 1);
  if ((await process.stop()) !== 0) throw new Error(`A process did not end well:\n${process.output()}`);
}

async function replaceAll(folder: string | undefined, what: string): Promise<void> {
  for (const process of running.slice()) {
    await add(folder);
    await retire(process);
  }
  say(`✓ ${what}`);
}

async function makeWritingKey(): Promise<string> {
  const words = ['src/programs/api-keys.ts', 'make', '--name', 'Drill', '--scopes', 'offers:write'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
  const key = /\bmvi_\S+/.exec(stdout)?.[0] ?? stdout.trim().split(/\s+/).at(-1);
  if (key === undefined) throw new Error(`No key in ${stdout}`);
  return key;
}

async function countOffers(origin: string, confirmed: readonly string[], key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ withdraw: confirmed.slice(0, 500) });
  const answer = await fetch(`${origin}/api/v1/offers:batch`, { method: 'POST', headers, body });
  return (await answer.text()).split('"withdrawn"').length - 1;
}

let failed = true;
try {
  await add();
  await add();
  const key = await makeWritingKey();
  const load = startLoad({ origins: () => running.map(({ origin }) => origin), key, readers: 4 });
  await replaceAll(newer.folder, 'two old processes were replaced by the newer version, which changed the schema');
  await replaceAll(undefined, 'back to the old version, on the schema of the newer');
  await replaceAll(newer.folder, 'forward again');
  const { pages, confirmed, failures } = await load.end();
  const [first] = running;
  const found = first === undefined ? 0 : await countOffers(first.origin, confirmed, key);
  say(`${pages} pages, ${confirmed.length} offers confirmed, ${found} found once, ${failures.length} requests failed`);
  for (const failure of failures.slice(0, 10)) say(`  ${failure}`);
  await replaceAll(later.folder, 'a version came that the old one cannot run beside');
  const refused = await add().then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  const isRefused = refused.includes('9002-contract needs a program of migration 9001 or later');
  say(isRefused ? '✓ the old version refuses to start, and says why' : `✗ the old version: ${refused}`);
  failed = failures.length > 0 || found !== Math.min(confirmed.length, 500) || !isRefused;
} finally {
  for (const process of running.slice()) await retire(process).catch(say);
  await Promise.all([newer.remove(), later.remove(), rm(dataDir, { recursive: true, force: true })]);
}
process.exitCode = failed ? 1 : 0;

import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freshFolder, type Product, startProduct } from '../../product.ts';
import { makeCluster, type PatroniCluster } from './cluster.ts';
import { type OutageLoad, startOutageLoad } from './outage-load.ts';

/**
 * `npm run drill:patroni [-- --short]`: two processes of the site behind HAProxy, on two PostgreSQL under
 * Patroni. One process reaches them through HAProxy, the other by an address with two hosts. Under load the
 * primary is killed twenty times and changed by plan five times. No confirmed offer may be lost or doubled.
 */
const isShort = process.argv.includes('--short');
const [kills, switches] = isShort ? [3, 1] : [20, 5];
const longest = { reads: 1000, writes: 30_000 };
const secret = 'a secret of the drill, thirty-two or more';

const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

type Outage = { readonly what: string; readonly reads: number; readonly writes: number; readonly failed: number };

async function startSites(cluster: PatroniCluster, dataDir: string): Promise<Product[]> {
  const given = { DEMO_OFFERS: '300', LOG_LEVEL: 'error', SECRET: secret, RATE_LIMITS: 'off' };
  const [one, other] = cluster.ports.processes;
  const { proxy, servers } = cluster.addresses;
  return [
    await startProduct({ dataDir, port: one, environment: { ...given, DATABASE_URL: proxy } }),
    await startProduct({ dataDir, port: other, environment: { ...given, DATABASE_URL: servers } }),
  ];
}

async function makeKey(databaseUrl: string): Promise<string> {
  const words = ['src/programs/api-keys.ts', 'make', '--name', 'Drill', '--scopes', 'offers:write'];
  const env = { ...process.env, DATABASE_URL: databaseUrl, SECRET: secret };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  const key = /\bmvi_\S+/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`No key in ${stdout}`);
  return key;
}

/** Lets something happen to the primary, and measures until pages and publications succeed again. */
async function outage(load: OutageLoad, what: string, happen: () => Promise<void>): Promise<Outage> {
  load.mark();
  await happen();
  await load.written();
  const measured = { what, ...load.sinceMark() };
  say(
    `${what.padEnd(16)} reads ${seconds(measured.reads)}  writes ${seconds(measured.writes)}  ${measured.failed} failed`,
  );
  return measured;
}

async function endure(cluster: PatroniCluster, load: OutageLoad): Promise<Outage[]> {
  const outages: Outage[] = [];
  for (let at = 1; at <= kills; at += 1) {
    const { name } = await cluster.healthy();
    outages.push(
      await outage(load, `kill ${at} (${name})`, async () => {
        await cluster.kill(name);
        await cluster.successorOf(name);
      }),
    );
    cluster.startNode(name);
  }
  for (let at = 1; at <= switches; at += 1) {
    const { name } = await cluster.healthy();
    outages.push(
      await outage(load, `switch ${at} (${name})`, async () => {
        await cluster.switchOver(name);
        await cluster.successorOf(name);
      }),
    );
  }
  return outages;
}

/** Looks for every confirmed offer at the primary. */
async function countRows(cluster: PatroniCluster, confirmed: readonly string[]) {
  const { port } = await cluster.healthy();
  const session = new Client({ connectionString: cluster.addresses.servers.replace(/@[^/]+/, `@127.0.0.1:${port}`) });
  await session.connect();
  const { rows } = await session.query<{ id: string; count: string }>(
    `select external_id as id, count(*) as count from offers where external_id like 'drill-%' group by 1`,
  );
  await session.end();
  const found = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return {
    lost: confirmed.filter((id) => !found.has(id)).length,
    doubled: [...found.values()].filter((count) => count > 1).length,
  };
}

const cluster = await makeCluster();
if ('missing' in cluster) {
  say(`Skipped: ${cluster.missing}`);
  process.exit();
}
const dataDir = await freshFolder();
const sites: Product[] = [];
let failed = true;
try {
  await cluster.start();
  sites.push(...(await startSites(cluster, dataDir)));
  const key = await makeKey(cluster.addresses.servers);
  const load = startOutageLoad({ origin: `http://127.0.0.1:${cluster.ports.proxy[2]}`, key });
  await load.written();
  const outages = await endure(cluster, load);
  const { pages, confirmed } = await load.end();
  const { lost, doubled } = await countRows(cluster, confirmed);
  const [reads, writes] = [Math.max(...outages.map((one) => one.reads)), Math.max(...outages.map((one) => one.writes))];
  say(`${pages} pages, ${confirmed.length} offers confirmed, ${lost} lost, ${doubled} doubled`);
  say(`longest: reads ${seconds(reads)}, writes ${seconds(writes)}`);
  failed = lost > 0 || doubled > 0 || reads > longest.reads || writes > longest.writes;
} finally {
  for (const site of sites) {
    if (failed) say(site.output().slice(-4000));
    await site.stop();
  }
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

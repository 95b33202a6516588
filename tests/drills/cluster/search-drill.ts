import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isOpen } from '#board/offers/open-offers.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import type { Tables } from '#database/tables.ts';
import { second } from '#durations.ts';
import type { OpenSearch } from '../../engines/opensearch.ts';
import { askSite, isNone } from './ask-site.ts';
import { boardOf } from './board-of.ts';
import { seconds } from './endure.ts';
import { startEngines } from './engines.ts';
import { type Processes, startProcesses } from './processes.ts';
import { type SearchLoad, startSearchLoad } from './search-load.ts';
import { managerOf, readIndexes, waitForGreen, waitUntil } from './search-nodes.ts';

type Drill = { readonly folder: string; readonly isShort: boolean; readonly say: (text: string) => void };
type Parts = {
  readonly search: OpenSearch;
  readonly db: Kysely<Tables>;
  readonly processes: Processes;
  readonly load: SearchLoad;
  readonly say: (text: string) => void;
};

// What pages may fail for after one node has gone, and how soon a published offer is found.
const longest = { failing: 10 * second, finding: 30 * second };
const candidates = [
  'ingénieur',
  'commercial',
  'data',
  'marketing',
  'allemagne',
  'chef de projet',
  'qualité',
  'finance',
];

/**
 * Kills, restarts and rebuilds an index in three nodes while people search.
 * @returns the promises that were broken
 */
export async function drillSearch(running: AsyncDisposableStack, { folder, isShort, say }: Drill): Promise<string[]> {
  const engines = await startEngines(running, folder, { nodes: 3 });
  const { search, origin } = engines;
  if (search === null) throw new Error('no search engine');
  const processes = await startProcesses(running, folder, engines, { DEMO_OFFERS: isShort ? '2000' : '5000' });
  const { db, board } = boardOf(running, engines);
  const { text: key } = await makeKey(board, { name: 'Cluster', scopes: ['offers:write'] });
  await waitUntil('the index is built', async () => (await readIndexes(search)).current !== null);
  const texts = await textsWithOffers(origin);
  await waitForGreen(search);
  say(`the cluster has started; ${texts.length} searches have offers`);
  const load = startSearchLoad({ origin, key, texts });
  const parts = { search, db, processes, load, say };
  const broken = isShort ? await endureOnce(parts) : await endureAll(parts);
  await load.end();
  const { told } = load;
  broken.push(...(await compareTotals(parts, origin)));
  say(`${told.pages} searches answered, ${told.published} offers published and found`);
  if (told.problems.size > 0) for (const error of processes.errors()) say(`in a log: ${error}`);
  return [...broken, ...[...told.problems].map(([what, times]) => `${what} (${times} times)`)];
}

async function textsWithOffers(origin: string): Promise<string[]> {
  const found: string[] = [];
  for (const text of candidates) {
    const url = `${origin}/offres/recherche?query=${encodeURIComponent(text)}`;
    const answer = await askSite(url);
    if (answer?.status === 200 && !isNone(answer.text)) found.push(text);
  }
  if (found.length === 0) throw new Error('no search finds offers');
  return found;
}

async function endureOnce(parts: Parts): Promise<string[]> {
  return [
    ...(await killNode(parts, await numberOfManager(parts))),
    ...(await happen(parts, 'kill worker0 in a rebuild', () =>
      rebuild(parts, () => parts.processes.killAndStart('worker0')),
    )),
  ];
}

async function endureAll(parts: Parts): Promise<string[]> {
  const broken: string[] = [];
  for (const at of parts.search.nodes.keys()) broken.push(...(await killNode(parts, at)));
  broken.push(...(await killNode(parts, await numberOfManager(parts))));
  for (const at of parts.search.nodes.keys())
    broken.push(...(await happen(parts, `restart node ${at}`, () => restartNode(parts, at))));
  broken.push(...(await happen(parts, 'rebuild', () => rebuild(parts))));
  for (const name of ['worker0', 'worker1'])
    broken.push(
      ...(await happen(parts, `kill ${name} in a rebuild`, () =>
        rebuild(parts, () => parts.processes.killAndStart(name)),
      )),
    );
  broken.push(
    ...(await happen(parts, 'kill a node in a rebuild', async () => {
      const node = parts.search.nodes[await numberOfManager(parts)];
      await rebuild(parts, async () => node?.kill());
      await node?.start();
      await waitForGreen(parts.search);
    })),
  );
  return broken;
}

const numberOfManager = async ({ search }: Parts): Promise<number> =>
  Number((await managerOf(search)).replace('node-', ''));

function killNode(parts: Parts, at: number): Promise<string[]> {
  return happen(parts, `kill node ${at}`, async () => {
    await parts.search.nodes[at]?.kill();
    await wait(10 * second);
    await parts.search.nodes[at]?.start();
    await waitForGreen(parts.search);
  });
}

async function restartNode({ search }: Parts, at: number): Promise<void> {
  await search.nodes[at]?.stop();
  await search.nodes[at]?.start();
  await waitForGreen(search);
}

let names = 0;

/** Changes the name of a country, which every offer there is found by, and waits until a new index has it. */
async function rebuild({ search, db }: Parts, meanwhile?: () => Promise<unknown>): Promise<void> {
  const before = await readIndexes(search);
  names += 1;
  await sql`update countries set name_fr = ${`Zipangu ${names}`} where id = 'JP'`.execute(db);
  if (meanwhile !== undefined) {
    await waitUntil('a build has begun', async () => (await readIndexes(search)).all.length > before.all.length);
    await meanwhile();
  }
  await waitUntil('a new index is there', async () => {
    const { current } = await readIndexes(search);
    return current !== null && current !== before.current;
  });
}

/** Lets something happen, and then waits until an offer that is published afterwards is found. */
async function happen({ load, say }: Parts, what: string, work: () => Promise<void>): Promise<string[]> {
  const { told } = load;
  told.mark();
  await work();
  const published = told.published;
  await waitUntil('a published offer is found', async () => told.published > published + 1).catch((error: unknown) => {
    throw new Error([...told.problems.keys()].join(), { cause: error });
  });
  const { failed, lasted, slowest, slowestFind } = told.sinceMark();
  say(
    `${what.padEnd(26)} ${failed} pages failed within ${seconds(lasted)}, slowest ${seconds(slowest)}; ` +
      `offers found after ${seconds(slowestFind)}`,
  );
  return [
    ...(lasted > longest.failing ? [`${what}: pages failed for ${seconds(lasted)}`] : []),
    ...(slowestFind > longest.finding ? [`${what}: an offer was found after ${seconds(slowestFind)}`] : []),
  ];
}

/** Waits until a search finds as many offers as the database has. */
async function compareTotals({ db, say }: Parts, origin: string): Promise<string[]> {
  let [stored, found] = [0, ''];
  const begun = Date.now();
  const isEqual = async () => {
    const { count } = await db
      .selectFrom('offers as o')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isOpen(new Date()))
      .executeTakeFirstOrThrow();
    stored = count;
    found = /"total":(\d+)/.exec((await askSite(`${origin}/api/v1/offers`))?.text ?? '')?.[1] ?? '';
    return String(stored) === found;
  };
  const equal = await waitUntil('totals are equal', isEqual, 20 * second).then(
    () => true,
    () => false,
  );
  say(`${found} offers found, ${stored} in the database, after ${seconds(Date.now() - begun)}`);
  return equal ? [] : [`searches find ${found} offers, the database has ${stored}`];
}

import { hiddenAmong } from '../src/board/alerts/hidden-among.ts';
import { offerSource } from '../src/board/offers/finding/offer-source.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { newOffersOf, type NewOffers } from '../src/board/alerts/new-offers.ts';
import { atOnce, matchAlerts, readDueAlerts } from '../src/board/alerts/due-alerts.ts';
import { SearchMatcher } from '../src/board/alerts/search-matcher.ts';
import type { Board } from '../src/board/context/board.ts';
import { boardAnalysis } from '../src/search/feed/board-analysis.ts';
import { OfferFeed } from '../src/search/feed/offer-feed.ts';
import { prepareSearch } from '../src/search/asking/prepare-search.ts';
import { writeCriteria } from '../src/search/criteria/write-criteria.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { type Reference, readReference } from '../src/reference/read-reference.ts';
import { savedCriteria } from '../src/board/saved-searches/saved-address.ts';
import { connect } from '../src/database/connection.ts';
import { startEmbeddedServer } from '../src/database/embedded/start-embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';
import type { Tables } from '../src/database/tables.ts';
import { loadDemo } from '../src/demo/load-demo.ts';
import { createRandom, type Random } from '../src/demo/random.ts';
import type { Locale } from '../src/words/locale.ts';
import { drawCriteria } from './search-mix.ts';
import { readingBoard } from './reading-board.ts';

// Measures how long saved searches take to be read in batches and matched with 500 new offers. The baseline
// runs a sample of the same searches one by one. npm run bench:alerts -- 10000 100000 1000000
const wanted = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = wanted.length > 0 ? wanted : [10_000, 100_000, 1_000_000];
const offersOnBoard = 5000;
const newOffers = 500;
/**
 * Limits: `seconds` of the whole run, and additional `bytes` of memory. `growth`: after a tenfold growth of
 * the number of searches, one search may take this many times as long as before.
 */
const budget = { seconds: 5, bytes: 300 * 2 ** 20, growth: 1.5 };
const sample = 300;
const batch = 5000;
const ofEach = 5;
const now = () => new Date();

const folder = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
const server = await startEmbeddedServer({ dataDir: folder, durable: false });
const db = connect(server.url, { max: 4, patient: true });
try {
  const board = await prepare(db);
  const verdicts: boolean[] = [];
  let last: number | null = null;
  for (const size of sizes) {
    const perSearch = await measure(board, size);
    verdicts.push(perSearch.met && (last === null || perSearch.seconds <= last * budget.growth));
    last = perSearch.seconds;
  }
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} finally {
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true });
}

async function prepare(tables: Kysely<Tables>): Promise<Board> {
  await migrate(tables);
  await loadReference(tables);
  await loadDemo({ db: tables, now }, { count: offersOnBoard });
  // Drops the unique index, because the measurement gives some candidates several searches with equal
  // addresses.
  await sql`drop index saved_searches_address`.execute(tables);
  await sql`create index on saved_searches (candidate_id)`.execute(tables);
  const feed = new OfferFeed({ source: offerSource(tables), now, analysis: boardAnalysis });
  const index = await feed.refresh();
  const reference = feed.named(await readReference(tables));
  return readingBoard({ db: tables, now, reference: async () => reference, search: async () => index });
}

async function measure(board: Board, size: number): Promise<{ readonly met: boolean; readonly seconds: number }> {
  const distinct = await save(board, size);
  const offers = await newestOffers(board);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const started = process.cpuUsage();
  const { matched, most } = await matchAll(board, offers);
  const seconds = processorSeconds(started);
  const naive = (await askOneByOne(board, offers)) * size;
  const bytes = Math.max(0, most - before);
  const met = size < 1_000_000 || (seconds <= budget.seconds && bytes <= budget.bytes);
  process.stdout.write(
    `${size} saved searches (${distinct} different) against ${newOffers} new offers: ${seconds.toFixed(2)} s of processor time, ` +
      `${Math.round(bytes / 2 ** 20)} MB more, ${matched} told; one by one ${naive.toFixed(0)} s, ratio 1/${Math.round(naive / seconds)}` +
      `${size < 1_000_000 ? '' : ` (budget ≤ ${budget.seconds} s, ${budget.bytes / 2 ** 20} MB) ${met ? 'met' : 'NOT MET'}`}\n`,
  );
  return { met, seconds: seconds / size };
}

/** @returns the number of different searches */
async function save(board: Board, size: number): Promise<number> {
  const random = createRandom(7);
  const reference = await board.reference();
  const all = new Set<string>();
  await sql`truncate candidates cascade`.execute(board.db);
  for (let from = 0; from < size; from += batch) {
    const addresses = Array.from({ length: Math.min(batch, size - from) }, () => drawAddress(random, reference));
    for (const address of addresses) all.add(address);
    await sql`
      insert into candidates (id, oid, email, first_name, last_name) overriding system value
      select n, n, n || '@example.org', 'x', 'x' from generate_series(${from / ofEach}::int, ${Math.floor((from + addresses.length - 1) / ofEach)}::int) n`.execute(
      board.db,
    );
    await sql`
      insert into saved_searches (candidate_id, name, address, locale, frequency, due_at)
      select ${from / ofEach}::int + (a.number - 1) / ${ofEach}, 'x', a.address, 'fr', 'daily', ${now()}
      from unnest(${addresses}::text[]) with ordinality as a (address, number)`.execute(board.db);
  }
  return all.size;
}

/**
 * Draws the address of a search in the form in which the site saves it: a place in the text has become a
 * criterion. Every tenth text has two words.
 */
function drawAddress(random: Random, reference: Reference): string {
  const criteria = drawCriteria(random, reference);
  const more = random.chance(0.1) ? ` ${drawCriteria(random, reference).query}` : '';
  const query = `${criteria.query}${more}`.replaceAll(/allemagne|tokyo|new york/g, '').trim();
  return writeCriteria({ ...criteria, query, page: 1, sort: null }).toString();
}

async function newestOffers(board: Board): Promise<NewOffers> {
  const rows = await board.db
    .selectFrom('offers')
    .select('id')
    .where('broadcast_start', '<=', now())
    .orderBy('broadcast_start', 'desc')
    .limit(newOffers)
    .execute();
  return newOffersOf(
    board,
    rows.map(({ id }) => ({ id, round: 1 })),
  );
}

type Saved = { readonly address: string; readonly locale: Locale };

async function matchAll(board: Board, offers: NewOffers): Promise<{ matched: number; most: number }> {
  const matcher = new SearchMatcher(board, offers);
  const { rows } = await sql<{ id: number }>`select id from candidates order by id`.execute(board.db);
  const look = { now: now(), after: 0, round: 1 };
  let [matched, most] = [0, 0];
  for (let from = 0; from < rows.length; from += atOnce) {
    const owners = rows.slice(from, from + atOnce).map(({ id }) => id);
    const hidden = await hiddenAmong(board.db, owners, offers.ids);
    for (const alike of await readDueAlerts(board.db, owners, look))
      matched += (await matchAlerts(alike, { offers, matcher, hidden })).length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { matched, most };
}

/** Measures the processor seconds of one search, including the reading of its address, as on the site. */
async function askOneByOne(board: Board, offers: NewOffers): Promise<number> {
  const reference = await board.reference();
  const rows = await sql<Saved>`select address, locale from saved_searches limit ${sample}`.execute(board.db);
  const started = process.cpuUsage();
  for (const { address, locale } of rows.rows) {
    const search = await prepareSearch(board, savedCriteria(address, reference), locale, offers.index);
    await search.ask({ facets: [], skip: 0, limit: 5 });
  }
  return processorSeconds(started) / rows.rows.length;
}

function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

import { type Kysely, sql } from 'kysely';
import { minute } from '#durations.ts';
import { traces } from '#watch.ts';
import type { Tables } from '#database/tables.ts';
import { cityKey, plainCity } from '#reference/city-key.ts';
import { createReferenceCache } from '#reference/reference-cache.ts';
import type { IndexFacts } from '#search/feed/keep-index.ts';
import { KnownNames } from '#search/store/known-names.ts';
import type { BoardIndex } from './start-index.ts';

/** Milliseconds after the last search until a worker gives the memory of the index back. */
const restAfter = 10 * minute;
/** Milliseconds for which names of cities and companies are kept: reading them goes through all offers. */
const namesFor = 10 * minute;

/**
 * Index of a worker, which most rounds do not need: it is built at the first search, and released ten minutes
 * after the last. The reference has the cities and companies of the database without an index.
 */
export function indexOnDemand(db: Kysely<Tables>, start: () => BoardIndex, rest = restAfter): BoardIndex {
  let index: BoardIndex | null = null;
  let releasing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    const released = index;
    index = null;
    releasing = releasing.then(() => released?.stop());
  };
  const cached = createReferenceCache(db);
  const names = createNamesCache(db);
  return {
    search: async () => {
      clearTimeout(timer);
      timer = setTimeout(release, rest).unref();
      // The index polls for long after the round that needed it, and is no part of the round's trace.
      index ??= traces.exit(start);
      return index.search();
    },
    facts: () => index?.facts() ?? noIndex,
    reference: async () => (await names()).addTo(await cached()),
    stop: async () => {
      clearTimeout(timer);
      release();
      await releasing;
    },
  };
}

const noIndex: IndexFacts = { state: 'none', offers: 0, behind: null, builds: 0, keptAt: null };

function createNamesCache(db: Kysely<Tables>): () => Promise<KnownNames> {
  let kept: { readonly until: number; readonly names: Promise<KnownNames> } | undefined;
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.names;
    const fresh = { until: performance.now() + namesFor, names: readNames(db) };
    kept = fresh;
    fresh.names.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.names;
  };
}

type Row = { readonly country: string; readonly fr: string; readonly en: string };

async function readNames(db: Kysely<Tables>): Promise<KnownNames> {
  const names = new KnownNames();
  const { rows } = await sql<Row>`
    select distinct country_id as country, city_fr as fr, city_en as en from offers order by 1, 2, 3`.execute(db);
  for (const { country, fr, en } of rows)
    names.putCity(cityKey(country, en), { fr: plainCity(country, fr), en: plainCity(country, en) });
  const companies = await db.selectFrom('companies').select(['id', 'name']).execute();
  for (const { id, name } of companies) names.putCompany(id, name);
  return names;
}

import { z } from 'zod';
import { minute } from '../src/durations.ts';
import type { OfferCriteria } from '../src/search/criteria/criteria.ts';
import { boardAnalysis } from '../src/search/feed/board-analysis.ts';
import type { IndexAnswer, IndexQuery, OfferIndex } from '../src/search/index/offer-index.ts';
import type { IndexedOffer } from '../src/search/offer/indexed-offer.ts';
import { DistantFeed } from '../src/search/opensearch/distant-feed.ts';
import { indexNames, prepareStates, writeState } from '../src/search/opensearch/index-state.ts';
import { createIndex, showWritten, switchAlias } from '../src/search/opensearch/new-index.ts';
import { connectCluster, type SearchCluster } from '../src/search/opensearch/search-cluster.ts';
import { storedOffer } from '../src/search/opensearch/stored-offer.ts';
import { ranksInReference } from '../src/search/store/name-ranks.ts';
import type { TextAnalysis } from '../src/search/store/text-analysis.ts';
import type { Reference } from '../src/reference/read-reference.ts';
import { searchAddress } from '../src/configuration/search-address.ts';
import { startOpenSearch } from '../tests/engines/opensearch.ts';
import { figures, timedUntil } from './times.ts';

type Measured = {
  readonly size: number;
  readonly offers: Iterable<IndexedOffer>;
  readonly analysis: TextAnalysis;
  readonly reference: Reference;
  readonly mix: readonly OfferCriteria[];
  readonly queryOf: (criteria: OfferCriteria) => IndexQuery;
  /** The answer of the index in memory. */
  readonly expected: (criteria: OfferCriteria) => IndexAnswer;
  readonly now: Date;
  readonly say: (line: string) => void;
};

const batchSize = 1000;

/**
 * Measures the searches of the mix in one node of OpenSearch beside those in memory, and compares totals.
 * @returns true if all totals are equal
 */
export async function measureOpenSearch(measured: Measured): Promise<boolean> {
  const engine = await startOpenSearch({ memory: measured.size > 200_000 ? 4096 : 2048 });
  const cluster = await connectCluster(searchAddress.parse(engine.url));
  try {
    const written = await timedUntil(() => fill(cluster, measured));
    const index = await openIndex(cluster, measured);
    measured.say(`  OpenSearch: ${measured.size} offers written in ${(written / 1000).toFixed(0)} s, one node`);
    for (const pass of ['first', 'second'])
      measured.say(`  OpenSearch, ${pass} pass: ${await askAll(index, measured)}`);
    return await totalsAreEqual(index, measured);
  } finally {
    await cluster.close();
    await engine.stop();
  }
}

async function fill(cluster: SearchCluster, { size, offers, analysis, reference, now }: Measured): Promise<void> {
  const names = indexNames(cluster.prefix, boardAnalysis);
  await prepareStates(cluster, names);
  const index = await createIndex(cluster, names, size);
  const rankOf = ranksInReference(reference);
  let lines: Record<string, unknown>[] = [];
  const send = async () => {
    const request = { method: 'POST', path: '/_bulk', parameters: { filter_path: 'errors' }, lines } as const;
    const { errors } = await cluster.ask({ ...request, patience: 5 * minute }, z.object({ errors: z.boolean() }));
    if (errors) throw new Error('OpenSearch refused offers');
    lines = [];
  };
  for (const offer of offers) {
    lines.push({ index: { _index: index, _id: String(offer.id) } }, storedOffer(offer, analysis, rankOf));
    if (lines.length >= 2 * batchSize) await send();
  }
  if (lines.length > 0) await send();
  await showWritten(cluster, [index]);
  await switchAlias(cluster, names, index);
  const place = { index, cursor: '1:1:', database: null, at: now.getTime() };
  await writeState(cluster, names, { ...place, version: 1, builds: 1, outdated: false, generation: 1 });
}

async function openIndex(cluster: SearchCluster, { reference, now }: Measured): Promise<OfferIndex> {
  const feed = new DistantFeed({ cluster, analysis: boardAnalysis, reference: async () => reference, now: () => now });
  return feed.refresh();
}

async function askAll(index: OfferIndex, { mix, queryOf }: Measured): Promise<string> {
  const times: number[] = [];
  let unanswered = 0;
  for (const criteria of mix) {
    const time = await timedUntil(async () => {
      await index.search(queryOf(criteria)).catch(() => (unanswered += 1));
    });
    times.push(time);
  }
  return `${figures(times)}, ${unanswered} of ${mix.length} not answered in time`;
}

async function totalsAreEqual(index: OfferIndex, { mix, queryOf, expected, say }: Measured): Promise<boolean> {
  let different = 0;
  for (const criteria of mix) {
    const answer = await index.search(queryOf(criteria)).catch(() => null);
    if (answer !== null && answer.total !== expected(criteria).total) different += 1;
  }
  say(`  OpenSearch: ${different} of ${mix.length} totals differ from those in memory`);
  return different === 0;
}

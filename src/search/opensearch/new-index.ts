import { z } from 'zod';
import { day, minute } from '#durations.ts';
import type { OfferSource } from '#search/feed/offer-source.ts';
import { type IndexNames, readState } from './index-state.ts';
import type { OfferWriter } from './offer-writer.ts';
import type { SearchCluster } from './search-cluster.ts';
import { mapping } from './stored-offer.ts';

const patience = minute;
const batchSize = 500;
// PostgreSQL's smallest integer.
const lowestId = -(2 ** 31);
/** Number of offers of a shard: enough that one machine searches it within some tens of milliseconds. */
const offersOfShard = 1_000_000;
const mostShards = 64;

/** Creates an empty index for a number of offers, under a name of its own. */
export async function createIndex(cluster: SearchCluster, { alias }: IndexNames, offers: number): Promise<string> {
  const name = `${alias}-${Date.now().toString(36)}`;
  const settings = {
    number_of_shards: Math.min(mostShards, Math.max(1, Math.ceil(offers / offersOfShard))),
    // A copy of each shard on a second machine, if there is one.
    auto_expand_replicas: '0-1',
    // The follower says when what it wrote is to be seen.
    refresh_interval: '-1',
    // A removed offer stays refused for as long as a batch of the build may come late.
    gc_deletes: '1h',
  };
  await cluster.ask({ method: 'PUT', path: `/${name}`, body: { settings, mappings: mapping }, patience }, z.unknown());
  return name;
}

type Build = {
  readonly source: OfferSource;
  readonly writer: OfferWriter;
  readonly signal: AbortSignal;
};

/**
 * Writes all offers into an index. Changes during the build are written by the follower at the same time,
 * and stay.
 * @throws when the build is aborted
 */
export async function fillIndex(name: string, { source, writer, signal }: Build): Promise<void> {
  const [place, reference] = [await source.currentPlace(), await source.reference()];
  for (let last: number | undefined = lowestId; last !== undefined;) {
    signal.throwIfAborted();
    const offers = await source.offersAfter(last, batchSize);
    const changes = offers.map((offer) => ({ id: offer.id, offer }));
    await writer.put([name], changes, { place, reference });
    last = offers.at(-1)?.id;
  }
}

/** Makes what was written visible to searches. */
export async function showWritten(cluster: SearchCluster, indexes: readonly string[]): Promise<void> {
  await cluster.ask({ method: 'POST', path: `/${indexes.join(',')}/_refresh`, patience }, z.unknown());
}

/** Lets searches find an index instead of the index before it. */
export async function switchAlias(cluster: SearchCluster, { alias }: IndexNames, index: string): Promise<void> {
  const actions = [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }];
  await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, patience }, z.unknown());
}

/**
 * Deletes the indexes that no search needs: those of this version beside the current one, and those of
 * another version whose follower has been silent for a day.
 * @param used the current index, and an index that is being built
 */
export async function deleteUnused(cluster: SearchCluster, names: IndexNames, used: readonly string[]): Promise<void> {
  const family = `${cluster.prefix}-offers-`;
  const indexes = z.record(z.string(), z.unknown());
  const found = await cluster.find({ method: 'GET', path: `/${family}*/_alias` }, indexes);
  for (const index of Object.keys(found ?? {})) {
    const [id = '', madeAt = ''] = index.slice(family.length).split('-');
    const state = id === names.id ? null : await readState(cluster, { ...names, id });
    const isOthers = Date.now() - (state?.at ?? Number.parseInt(madeAt, 36)) < day;
    if (!used.includes(index) && (id === names.id || !isOthers))
      await cluster.find({ method: 'DELETE', path: `/${index}`, patience }, z.unknown());
  }
}

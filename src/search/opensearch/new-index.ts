import { z } from 'zod';
import { day, minute } from '#durations.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { type IndexNames, readState } from './index-state.ts';
import type { SearchCluster } from './search-cluster.ts';
import { mapping } from './stored-offer.ts';

const patience = minute;
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
    // A removed offer stays removed for as long as a batch of the build may come late.
    gc_deletes: '1h',
  };
  await cluster.ask({ method: 'PUT', path: `/${name}`, body: { settings, mappings: mapping }, patience }, z.unknown());
  return name;
}

const refreshed = z.object({ _shards: z.object({ failed: z.int() }) });

/**
 * Makes what was written visible to searches.
 * @throws SearchUnavailable if a copy of a shard did not do it, as one on a machine that has just died
 */
export async function showWritten(cluster: SearchCluster, indexes: readonly string[]): Promise<void> {
  const path = `/${indexes.join(',')}/_refresh`;
  const { _shards: shards } = await cluster.ask({ method: 'POST', path, patience }, refreshed);
  if (shards.failed > 0) throw new SearchUnavailable('some machines do not show what was written');
}

/** Lets searches find an index instead of the index before it. */
export async function switchAlias(cluster: SearchCluster, { alias }: IndexNames, index: string): Promise<void> {
  const actions = [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }];
  await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, patience }, z.unknown());
}

const described = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()),
    mappings: z.object({ dynamic: z.string().optional() }),
  }),
);

/**
 * Tells if searches find an index. It is lost if somebody deleted it: OpenSearch then makes an index of this
 * name at the next written offer, but without our mapping.
 */
export async function lookAtIndex(
  cluster: SearchCluster,
  { alias }: IndexNames,
  index: string,
): Promise<'shown' | 'hidden' | 'lost'> {
  const found = await cluster.find({ method: 'GET', path: `/${index}` }, described);
  const { aliases = {}, mappings } = found?.[index] ?? {};
  if (mappings?.dynamic !== mapping.dynamic) return 'lost';
  return alias in aliases ? 'shown' : 'hidden';
}

/**
 * Deletes the indexes that no search needs: those of this version beside the current one, and those of
 * another version whose follower has been silent for a day.
 */
export async function deleteUnused(cluster: SearchCluster, names: IndexNames): Promise<void> {
  const family = `${cluster.prefix}-offers-`;
  const found = await cluster.find({ method: 'GET', path: `/${family}*`, parameters: { filter_path } }, listed);
  for (const [index, { aliases = {} }] of Object.entries(found ?? {})) {
    const [, id, madeAt = ''] = ownName.exec(index.slice(family.length)) ?? [];
    // Another installation may have a prefix that begins like ours.
    if (id === undefined) continue;
    const state = id === names.id ? null : await readState(cluster, { ...names, id });
    const isUsed = id === names.id ? names.alias in aliases : Date.now() - (state?.at ?? parseInt(madeAt, 36)) < day;
    if (!isUsed) await cluster.find({ method: 'DELETE', path: `/${index}`, patience }, z.unknown());
  }
}

// The mappings of all indexes would be long.
const filter_path = '*.aliases,*.settings.index.uuid';
const listed = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()).optional() }));
const ownName = /^([0-9a-f]{12})-([0-9a-z]+)$/;

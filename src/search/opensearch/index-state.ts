import { createHash } from 'node:crypto';
import { z } from 'zod';
import { second } from '#durations.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import type { SearchCluster } from './search-cluster.ts';
import { documentVersion } from './stored-offer.ts';

/**
 * The names that one version of the program uses in a cluster, so that two versions work side by side. What
 * the staff say of words and scales has no part in them: such a change rebuilds the index under its name, and
 * a process that starts later finds it there.
 */
export type IndexNames = {
  /** Name by which searches find the index, whatever index is the current one. */
  readonly alias: string;
  /** Index of the states and leases of all versions. */
  readonly states: string;
  readonly id: string;
};

export function indexNames(
  prefix: string,
  { programFingerprint: version }: Pick<TextAnalysis, 'programFingerprint'>,
): IndexNames {
  const id = createHash('sha256').update(`${documentVersion} ${version}`).digest('hex').slice(0, 12);
  return { alias: `${prefix}-offers-${id}`, states: `${prefix}-states`, id };
}

const patience = 30 * second;

/** What the follower has brought into the index. */
export type IndexState = z.output<typeof state>;

const state = z.object({
  /** The index behind the alias. */
  index: z.string(),
  /** See `ReadingPlace`. */
  cursor: z.string(),
  database: z.string().nullable(),
  /** Time of the last comparison with the database, in milliseconds since 1970. */
  at: z.int(),
  /** Grows whenever offers have changed. */
  version: z.int(),
  /** Number of times that the index was built from all offers. */
  builds: z.int(),
  /** True if all offers must be read again: a build that fails is then begun again, by whichever process. */
  outdated: z.boolean().default(false),
});

const stored = z.object({ _source: state }).transform(({ _source: read }) => read);

/** Reads the state; null if no index has been built. A state is seen as soon as it is written. */
export async function readState(cluster: SearchCluster, { states, id }: IndexNames): Promise<IndexState | null> {
  return cluster.find({ method: 'GET', path: `/${states}/_doc/${id}` }, stored);
}

/**
 * Writes the state.
 * @param generation see `Lease`
 * @returns false if a later holder of the lease has written
 */
export async function writeState(
  cluster: SearchCluster,
  { states, id }: IndexNames,
  { generation, ...body }: IndexState & { readonly generation: number },
): Promise<boolean> {
  const parameters = { version: generation, version_type: 'external_gte' };
  return cluster.write({ method: 'PUT', path: `/${states}/_doc/${id}`, parameters, body });
}

/** Makes the index of states, unless another process has made it, and waits until it can be read. */
export async function prepareStates(cluster: SearchCluster, { states }: IndexNames): Promise<void> {
  const body = {
    settings: { number_of_shards: 1, auto_expand_replicas: '0-2' },
    mappings: { dynamic: false, properties: {} },
  };
  const isThere = await cluster.find({ method: 'GET', path: `/${states}` }, z.unknown());
  // Another process may make it at the same moment: OpenSearch then answers 400, and the next round finds it.
  if (isThere === null) await cluster.ask({ method: 'PUT', path: `/${states}`, body, patience }, z.unknown());
  const parameters = { wait_for_status: 'yellow', timeout: '20s' };
  await cluster.ask({ method: 'GET', path: `/_cluster/health/${states}`, parameters, patience }, z.unknown());
}

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { minute } from '#durations.ts';
import type { OpenSearch } from '../../engines/opensearch.ts';

/** Asks whichever node answers. */
async function ask<Answer>({ nodes }: OpenSearch, path: string, answer: z.ZodType<Answer>): Promise<Answer> {
  let failure: unknown;
  for (const { url } of nodes)
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(5000) });
      if (response.ok) return answer.parse(await response.json());
      failure = new Error(`${path}: ${response.status}`);
    } catch (error) {
      failure = error;
    }
  throw failure;
}

/** Waits until every shard has its copies. */
export async function waitForGreen(cluster: OpenSearch): Promise<void> {
  const health = z.object({ status: z.string(), number_of_nodes: z.int() });
  await waitUntil('the cluster is green', async () => {
    const { status, number_of_nodes: there } = await ask(cluster, '/_cluster/health', health);
    return status === 'green' && there === cluster.nodes.length;
  });
}

/** Returns the name of the node that manages the cluster. */
export async function managerOf(cluster: OpenSearch): Promise<string> {
  const [manager] = await ask(cluster, '/_cat/cluster_manager?format=json', z.array(z.object({ node: z.string() })));
  return manager?.node ?? '';
}

export type Indexes = {
  /** The index that searches find. */
  readonly current: string | null;
  /** All indexes of offers, with those that are being built. */
  readonly all: readonly string[];
};

export async function readIndexes(cluster: OpenSearch): Promise<Indexes> {
  const indexes = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));
  const found = Object.entries(await ask(cluster, '/board-offers-*/_alias', indexes));
  const current = found.find(([, { aliases }]) => Object.keys(aliases).length > 0);
  return { current: current?.[0] ?? null, all: found.map(([name]) => name) };
}

/** Waits until a condition is met; a failed question means that it is not yet. */
export async function waitUntil(what: string, isMet: () => Promise<boolean>, patience = 2 * minute): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isMet().catch(() => false))) {
    if (Date.now() > end) throw new Error(`It did not happen in time that ${what}`);
    await wait(50);
  }
}

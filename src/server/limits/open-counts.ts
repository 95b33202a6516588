import type { FastifyBaseLogger } from 'fastify';
import type { SharedCounts } from './counting.ts';

type Parts = {
  /** Address of the store, or `postgres:` for the site's own database. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly key: Buffer;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/** Opens the counts that processes share. The libraries are only loaded here. */
export async function openCounts({ url, databaseUrl, key, log }: Parts): Promise<SharedCounts> {
  const { sharedCounts } = await import('./shared-counts.ts');
  const counts = sharedCounts(await storeAt(url, databaseUrl), { key, log });
  // A wrong address shows in the log and the metrics from the start, and not from the first visitor on.
  await counts.count({ scope: '', name: 'start', max: 1_000_000 }, '');
  return counts;
}

async function storeAt(url: string, databaseUrl: string) {
  if (url.startsWith('redis')) return (await import('./redis-counts.ts')).redisCounts(url);
  const isOurs = url === ownDatabase;
  return (await import('./postgres-counts.ts')).postgresCounts(isOurs ? databaseUrl : url, { isOurs });
}

const ownDatabase = 'postgres:';

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
  return sharedCounts(await storeAt(url, databaseUrl), { key, log });
}

async function storeAt(url: string, databaseUrl: string) {
  if (url.startsWith('redis')) return (await import('./redis-counts.ts')).redisCounts(url);
  const isOurs = url === ownDatabase;
  return (await import('./postgres-counts.ts')).postgresCounts(isOurs ? databaseUrl : url, { isOurs });
}

const ownDatabase = 'postgres:';

import { join } from 'node:path';
import { startS3rver } from '#files/testing/s3rver.ts';
import { receivingServer, type ReceivingServer } from '#mail/testing/receiving-server.ts';
import { startOpenSearch, type OpenSearch } from '../../engines/opensearch.ts';
import { stablePorts } from '../../engines/stable-ports.ts';
import { EngineMissing } from '../../engines/start-program.ts';
import { makeCluster, type PatroniCluster } from '../patroni/cluster.ts';
import { startFront } from './front.ts';
import { type GrowingSource, startGrowingSource } from './growing-source.ts';

/** The engines of a cluster, and how each process of the site reaches them. */
export type Engines = {
  readonly patroni: PatroniCluster;
  readonly mails: ReceivingServer;
  readonly source: GrowingSource;
  /** Null in the form without OpenSearch. */
  readonly search: OpenSearch | null;
  /** Address of the site. */
  readonly origin: string;
  readonly web: readonly number[];
  readonly workers: readonly number[];
  readonly environment: Readonly<Record<string, string>>;
};

export const drillSecret = 'the secret of every process of this drill';

/**
 * Starts PostgreSQL under Patroni, a bucket, Redis, HAProxy, Varnish, a mail server, a source of imports and
 * perhaps OpenSearch.
 * @param running stops them
 * @throws EngineMissing
 */
export async function startEngines(
  running: AsyncDisposableStack,
  folder: string,
  { nodes }: { readonly nodes: number },
): Promise<Engines> {
  const patroni = await makeCluster();
  if ('missing' in patroni) throw new EngineMissing(patroni.missing);
  running.defer(() => patroni.stop());
  await patroni.start();
  const search = nodes === 0 ? null : await startOpenSearch({ nodes });
  if (search !== null) running.defer(() => search.stop());
  const bucket = await startS3rver();
  running.defer(() => bucket.end());
  const mails = await receivingServer();
  running.defer(() => mails.close());
  const source = await startGrowingSource();
  running.defer(() => source.close());
  const [varnish = 0, haproxy = 0, redis = 0, ...processes] = await stablePorts(7);
  const [web, workers] = [processes.slice(0, 2), processes.slice(2)];
  for (const { stop } of await startFront(folder, { varnish, haproxy, redis, web })) running.defer(stop);
  const origin = `http://127.0.0.1:${varnish}`;
  const environment = {
    DATABASE_REPLICA_URL: patroni.addresses.replicas,
    SECRET: drillSecret,
    PUBLIC_URL: origin,
    HOST: '127.0.0.1',
    TRUST_PROXY: '2',
    DEMO_ACCOUNT: 'off',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    SMTP_URL: mails.url,
    RECRUITER_FALLBACK_EMAIL: 'desk@example.org',
    FILES_URL: `s3://mvi/cluster?endpoint=${bucket.endpoint}`,
    FILES_ACCESS_KEY: 'S3RVER',
    FILES_SECRET_KEY: 'S3RVER',
    LIMITS_URL: `redis://127.0.0.1:${redis}`,
    PURGE_URL: origin,
    ...(search !== null && { SEARCH_URL: search.url }),
  };
  return { patroni, mails, source, search, origin, web, workers, environment };
}

import { afterAll, type TestContext } from 'vitest';
import { searchAddress } from '#configuration/search-address.ts';
import { connectCluster, type SearchCluster } from '#search/opensearch/search-cluster.ts';
import { startOpenSearch } from './opensearch.ts';
import { EngineMissing } from './start-program.ts';

/**
 * Starts an OpenSearch for a file of tests. Returns a function that connects to it with a prefix of its own,
 * and skips the test, with the reason, on a machine that cannot have the engine.
 */
export async function testCluster(): Promise<(context: TestContext, prefix: string) => Promise<SearchCluster>> {
  const engine = await startOpenSearch().catch((error: unknown) => {
    if (error instanceof EngineMissing) return error;
    throw error;
  });
  const running = new AsyncDisposableStack();
  afterAll(() => running.disposeAsync());
  if (!(engine instanceof EngineMissing)) running.defer(() => engine.stop());
  return async (context, prefix) => {
    if (engine instanceof EngineMissing) return context.skip(engine.message);
    const cluster = await connectCluster(searchAddress.parse(engine.url.replace(/\/board$/, `/${prefix}`)));
    running.defer(() => cluster.close());
    return cluster;
  };
}

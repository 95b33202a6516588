import fastify from 'fastify';
import { afterAll } from 'vitest';
import { contentContract } from '#content/repository/testing/content-contract.ts';
import { contentScope } from './content-scope.ts';

contentContract('over HTTP', async (repository) => {
  const app = fastify();
  afterAll(() => app.close());
  const publicUrl = new URL('http://127.0.0.1/');
  await app.register(contentScope, { prefix: '/content', repository, publicUrl, rateLimits: false });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  publicUrl.port = new URL(address).port;
  return { endpoint: `${address}/content/api/v2`, fetch };
});

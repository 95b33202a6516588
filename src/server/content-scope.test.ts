import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
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

test('what is no reading is refused, and a request in absolute form is answered as any other', async () => {
  const app = fastify();
  const repository = { fetch: async ({ url }: Request) => Response.json({ url }) };
  const publicUrl = new URL('http://mvi.example/');
  await app.register(contentScope, { prefix: '/content', repository, publicUrl, rateLimits: false });
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/content/api/v2' });
    expect([method, statusCode, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  const { body } = await app.inject({ url: 'http://user:secret@evil.example/content/api/v2?a=b' });
  expect(JSON.parse(body)).toEqual({ url: 'http://mvi.example/content/api/v2?a=b' });
});

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

test('requests other than reads are refused, and the absolute form is accepted', async () => {
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

test('the number of simultaneous searches is limited, a failed search frees its slot, and pictures never wait', async () => {
  const app = fastify();
  const waiting: (() => void)[] = [];
  const repository = {
    fetch: async ({ url }: Request) => {
      if (url.includes('/media/')) return new Response('a picture');
      await new Promise<void>((resolve) => waiting.push(resolve));
      throw new Error('out of order');
    },
  };
  const options = { repository, publicUrl: new URL('http://mvi.example/'), rateLimits: false };
  await app.register(contentScope, { prefix: '/content', ...options });
  const search = () => app.inject({ url: '/content/api/v2/documents/search' });
  const asked = Array.from({ length: 60 }, search);
  await expect.poll(() => waiting.length).toBe(3);
  expect((await app.inject({ url: '/content/media/x.svg' })).statusCode).toBe(200);
  while (waiting.length > 0) {
    waiting.splice(0).forEach((fail) => fail());
    await new Promise(setImmediate);
  }
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(Map.groupBy(statuses, (status) => status).get(500)).toHaveLength(53);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

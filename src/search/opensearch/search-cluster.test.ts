import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { connectCluster } from './search-cluster.ts';

async function nodeThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const saying =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

async function ask(...nodes: readonly [string, ...string[]]) {
  const cluster = await connectCluster({ nodes, prefix: 'mvi' });
  onTestFinished(() => cluster.close());
  const body = { query: { secret: 'what somebody searched' } };
  const request = { method: 'POST', path: '/mvi/_search', body, patience: 600 } as const;
  return cluster.ask(request, z.object({ total: z.int() }));
}

test.each([
  ['an error of the engine', saying(503, '{"error":{"type":"no_shard"},"status":503}'), /503 no_shard/],
  ['a refused password', saying(401, 'Unauthorized', 'text/plain'), /401/],
  ['the page of a proxy', saying(200, '<h1>Welcome</h1>', 'text/html'), /answer/],
  ['garbage', saying(200, '{"total":'), /Deserialization/],
  ['an answer of another shape', saying(200, '{"total":"many"}'), /at total/],
  ['silence', () => {}, /Timeout|abort/i],
])('%s is an outage of the search, whose message does not say what was searched', async (_case, answers, reason) => {
  const error = await ask(await nodeThat(answers)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SearchUnavailable);
  expect(String(error)).toMatch(reason);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('somebody');
});

test('a node that is away or silent is passed over for the next', async () => {
  const good = await nodeThat(saying(200, '{"total":3}'));
  expect(await ask('http://127.0.0.1:1', good)).toEqual({ total: 3 });
  expect(await ask(await nodeThat(() => {}), good)).toEqual({ total: 3 });
});

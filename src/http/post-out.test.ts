import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, test, vi } from 'vitest';
import { postOut } from './post-out.ts';

let answer: RequestListener = (_request, response) => response.end();
const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bound = server.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
const here = `http://127.0.0.1:${port}/hook`;
const text = { headers: { 'content-type': 'text/plain' }, body: 'né' };
const post = (patience?: number) => postOut(here, text, { anywhere: true, ...(patience && { patience }) });

test('the receiver gets the whole text, and the caller gets the status of the answer', async () => {
  const got: string[] = [];
  answer = async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    got.push(`${request.method} ${request.url} ${body}`);
    response.writeHead(202).end();
  };
  expect(await post()).toMatchObject({ status: 202 });
  expect(got).toEqual(['POST /hook né']);
});

test('a redirect counts as an answer and is not followed', async () => {
  answer = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  expect(await post()).toMatchObject({ status: 302 });
});

test('the caller gets the wait that the receiver requests', async () => {
  answer = (_request, response) => response.writeHead(503, { 'retry-after': '90' }).end();
  expect(await post()).toEqual({ status: 503, retryAfter: 90_000 });
});

test('the request to a receiver that does not answer is aborted', async () => {
  answer = () => undefined;
  await expect(post(50)).rejects.toThrow('no answer within');
});

test('only the status of an endless answer is read', async () => {
  const closed = new Promise((resolve) => {
    answer = (_request, response) => {
      response.on('close', resolve);
      const more = (): void => void (response.destroyed || response.write('x'.repeat(10_000), more));
      more();
    };
  });
  expect(await post()).toMatchObject({ status: 200 });
  await closed;
});

test('no connection is made to a name that leads to this machine', async () => {
  const found = vi.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === 'function') done(null, [{ address: '127.0.0.1', family: 4 }]);
  });
  syncBuiltinESMExports();
  const asked = postOut(`https://example.org:${port}/`, text, { anywhere: false });
  await expect(asked).rejects.toThrow('no address of the Internet');
  found.mockRestore();
  syncBuiltinESMExports();
});

test('no connection is made to a refused address', async () => {
  await expect(postOut('http://example.org/', text, { anywhere: false })).rejects.toThrow('expected');
});

import { request as send } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerJson, ready } from '#api/transport/answer.ts';
import { addApiRules } from './api-rules.ts';

const long = { words: 'all that is said '.repeat(200) };
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = fastify();
  await app.register(machineScope, { prefix: '/machines' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => app.close());

async function machineScope(scope: FastifyInstance): Promise<void> {
  await addApiRules(scope, {
    methods: ['GET', 'POST'],
    tell: (_request, reply, { code, message }) => reply.send({ code, message }),
    limitOf: ({ url }) => (url.endsWith('/scarce') ? { name: 'scarce', max: 2 } : null),
  });
  scope.get('/long', (request, reply) => answerJson(request, reply, ready(long)));
  scope.get('/scarce', async () => ({}));
  scope.get('/things/:id', async () => ({}));
  scope.post('/things::batch', async ({ body }) => ({ body: body ?? 'nothing' }));
  scope.get('/broken', async () => {
    throw new Error('a secret of the house');
  });
}

const ask = (url: string) => app.inject(`/machines/${url}`);
const askIn = (accept: string) =>
  app.inject({ url: '/machines/long', headers: { 'accept-encoding': accept } }).then(({ rawPayload }) => rawPayload);
const post = (payload: string | Buffer, headers = {}) =>
  app.inject({ method: 'POST', url: '/machines/things:batch', payload, headers });

test.each([
  ['GET', '/machines/nothing', 404, undefined],
  ['GET', '/machines', 404, undefined],
  ['DELETE', '/machines/nothing/at/all', 404, undefined],
  ['POST', '/machines/things/1', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/machines/things:batch', 405, 'POST, OPTIONS'],
] as const)('%s %s is answered in the form of the scope: %i', async (method, url, status, allow) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow]);
  expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

test('our own errors are answered without their message', async () => {
  const { statusCode, body } = await app.inject('/machines/broken');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});

test.each([
  undefined,
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
])('a body of the type %s is read as JSON', async (type) => {
  const answer = await post('{"a":["é"]}', type === undefined ? {} : { 'content-type': type });
  expect(answer.json()).toEqual({ body: { a: ['é'] } });
});

test('a missing body is undefined, and the body of a GET is ignored', async () => {
  expect((await post('')).json()).toEqual({ body: 'nothing' });
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{}', '{', 'x'])
    expect((await app.inject({ url: '/machines/things/1', headers, payload })).statusCode).toBe(200);
});

test.each(['{', 'limit=20', '{"a":1}}', Buffer.from([0x22, 0xff, 0x22])])(
  'the body %s is not JSON and gets 400',
  async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  },
);

test('a body of 100 MB is refused, and the connection accepts the next request', async () => {
  const socket = connect(port, '127.0.0.1');
  const heard = text(socket);
  const head = 'POST /machines/things:batch HTTP/1.1\r\nHost: x\r\n';
  const chunk = 'x'.repeat(1_000_000);
  socket.write(`${head}Content-Length: 100000000\r\n\r\n`);
  for (let sent = 0; sent < 100; sent += 1) socket.write(chunk);
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
  for (let sent = 0; sent < 3; sent += 1) socket.write(`f4240\r\n${chunk}\r\n`);
  socket.write(`0\r\n\r\nGET /machines/things/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect((await heard).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('a scope refuses too many requests in its own form, and does not count requests to unlimited addresses', async () => {
  expect([(await ask('scarce')).statusCode, (await ask('scarce')).statusCode]).toEqual([200, 200]);
  const refused = await ask('scarce');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'api.tooMany']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('things/1')).statusCode).toBe(200);
});

test('pages of any origin may call the API, with a key or a token', async () => {
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,x-api-key',
  };
  for (const [url, methods] of [
    ['/machines/things:batch', 'POST, OPTIONS'],
    ['/machines/things/1', 'GET, OPTIONS'],
    ['/machines/nothing', 'GET, POST, OPTIONS'],
  ] as const) {
    const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url, headers: asked });
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization,x-api-key',
      'access-control-allow-methods': methods,
    });
  }
  for (const url of ['/machines/things/1', '/machines/nothing'])
    expect((await app.inject(url)).headers['access-control-allow-origin']).toBe('*');
});

test('a client whose copy is still valid gets 304', async () => {
  const first = await app.inject('/machines/long');
  const tag = String(first.headers.etag);
  for (const header of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
    const { statusCode, body } = await app.inject({ url: '/machines/long', headers: { 'if-none-match': header } });
    expect([header, statusCode, body]).toEqual([header, 304, '']);
  }
  expect((await app.inject({ url: '/machines/long', headers: { 'if-none-match': '"x"' } })).json()).toEqual(long);
});

test('an answer is compressed as its client accepts, and HEAD has no body', async () => {
  expect(JSON.parse(brotliDecompressSync(await askIn('gzip, br')).toString())).toEqual(long);
  expect(JSON.parse(gunzipSync(await askIn('gzip, deflate')).toString())).toEqual(long);
  expect(JSON.parse((await askIn('identity')).toString())).toEqual(long);
  const answer = await new Promise((resolve) => send({ port, method: 'HEAD', path: '/machines/long' }, resolve).end());
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-length': String(JSON.stringify(long).length) } });
});

import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerJson, ready, readyText } from './answer.ts';

const app = fastify();
const large = ready({ text: 'un texte '.repeat(1000) });
const small = ready({ a: 1 });
app.route({
  method: ['GET', 'HEAD', 'POST'],
  url: '/large',
  handler: (request, reply) => answerJson(request, reply, large),
});
app.route({
  method: ['GET', 'HEAD', 'POST'],
  url: '/small',
  handler: (request, reply) => answerJson(request, reply, small),
});
app.get('/own', (request, reply) =>
  answerJson(request, reply, readyText('<a/>'), { keep: 'no-store', type: 'text/xml', vary: 'Cookie' }),
);
afterAll(() => app.close());
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({ url, headers, method });

test('an answer is JSON in UTF-8 and has an entity tag for revalidation', async () => {
  const { headers, body, statusCode } = await ask('/small');
  expect([statusCode, body]).toEqual([200, '{"a":1}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: small.tag,
  });
});

test('an answer may have its own type, caching and Vary headers', async () => {
  const { headers } = await ask('/own');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/xml/),
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Cookie',
  });
});

test('the entity tag depends only on the content', () => {
  expect(ready({ a: 1 }).tag).toBe(small.tag);
  expect(ready({ a: 2 }).tag).not.toBe(small.tag);
  expect(small.tag).toMatch(/^W\/"[\w-]+"$/);
});

const opaque = small.tag.replace('W/', '');

test.each([[small.tag], [opaque], [`"other", ${small.tag}`], [`W/"x",${opaque} `], ['*'], [' * ']])(
  'a request whose copy is valid (%s) gets 304 without a body',
  async (copy) => {
    const answer = await ask('/small', { 'if-none-match': copy });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', small.tag]);
  },
);

test.each(['"other"', '', opaque.replaceAll('"', ''), `${opaque}x`])(
  'a request with an outdated copy (%s) gets the answer',
  async (copy) => {
    expect((await ask('/small', { 'if-none-match': copy })).statusCode).toBe(200);
  },
);

test('an answer to POST has no entity tag and is always sent', async () => {
  const { headers, statusCode } = await ask('/small', { 'if-none-match': '*' }, 'POST');
  expect([statusCode, headers.etag]).toEqual([200, undefined]);
});

test('the server compresses a large answer if the client accepts it, and never compresses a small answer', async () => {
  const { body } = large;
  const brotli = await ask('/large', { 'accept-encoding': 'br' });
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload)]).toEqual(['br', body]);
  const gzip = await ask('/large', { 'accept-encoding': 'gzip;q=1, br;q=0' });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload)]).toEqual(['gzip', body]);
  const plain = await ask('/large', { 'accept-encoding': 'identity' });
  expect([plain.headers['content-encoding'], plain.rawPayload]).toEqual([undefined, body]);
  expect((await ask('/small', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined();
});

test('an answer is compressed once for all requests', async () => {
  await ask('/large', { 'accept-encoding': 'br' });
  const before = large.br;
  await ask('/large', { 'accept-encoding': 'br' });
  expect(large.br).toBe(before);
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = [await ask('/small'), await ask('/small', {}, 'HEAD')];
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.body).toBe('');
});

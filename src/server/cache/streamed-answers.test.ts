import { once } from 'node:events';
import { get } from 'node:http';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCompression } from './compression.ts';
import { createLargeForms } from '#server/http/large-forms.ts';
import { PageCache } from './page-cache.ts';
import { type PageRenderer, servePages } from './pages.ts';

const logged: { level: number; err?: { message: string } }[] = [];
const kept = new Writable({
  write(line: Buffer, _encoding, done) {
    logged.push(JSON.parse(String(line)));
    done();
  },
});
let answer: PageRenderer;
const app = fastify({ logger: { level: 'warn', stream: kept } });
app.get(
  '/*',
  servePages({
    compression: createCompression(),
    publicUrl: new URL('https://mvi.example'),
    cache: new PageCache({ now: Date.now }),
    addressOf: async () => null,
    answer: (...asked) => answer(...asked),
    inTurn: createLargeForms().inTurn,
  }),
);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => void logged.splice(0));

const chunk = Buffer.alloc(64 * 1024, 1);
const chunks = 2048; // 128 MB.

/** Returns an archive that is made while a client reads it, and the number of chunks made so far. */
function archive(end: (controller: ReadableStreamDefaultController<Uint8Array>) => void, count = chunks) {
  const made = { bytes: 0, isLeft: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (made.bytes === count * chunk.length) return end(controller);
      made.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    cancel: () => void (made.isLeft = true),
  });
  const headers = { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store', 'Set-Cookie': 'a=b' };
  answer = async () => new Response(body, { headers });
  return made;
}

async function download() {
  const [response] = await once(get(`${origin}/export.zip`), 'response');
  return response;
}

test('an archive is made only as fast as its client reads', async () => {
  const made = archive((controller) => controller.close());
  const response = await download();
  let taken = 0;
  let waiting = 0;
  for await (const part of response) {
    taken += part.length;
    waiting = Math.max(waiting, made.bytes - taken);
  }
  expect(taken).toBe(chunks * chunk.length);
  expect(waiting).toBeLessThan(16 * 2 ** 20); // The limit includes the buffers of two sockets.
  expect(response.headers).toMatchObject({ 'content-type': 'application/zip', 'set-cookie': ['a=b'] });
});

test('a storage failure half-way cuts the connection, and is logged once', async () => {
  archive((controller) => controller.error(new Error('EIO: i/o error, read')), 4);
  const response = await download();
  await expect(Array.fromAsync(response)).rejects.toThrow('aborted');
  expect(logged.map(({ err }) => err?.message)).toEqual(['EIO: i/o error, read']);
});

test('a client that disconnects ends the making of the archive', async () => {
  const made = archive((controller) => controller.close());
  const response = await download();
  await once(response, 'readable');
  response.destroy();
  await expect.poll(() => made.isLeft).toBe(true);
});

test('a HEAD request makes no archive', async () => {
  const made = archive((controller) => controller.close());
  const response = await app.inject({ method: 'HEAD', path: '/export.zip' });
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, 'application/zip', '']);
  expect(made.isLeft).toBe(true);
});

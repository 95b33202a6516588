import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { answerStream, type Pieces } from './answer-stream.ts';

const app = fastify();
let answered: Pieces;
app.get('/', (request, reply) => answerStream(request, reply.header('X-Of-Route', 'yes'), answered));
const url = await app.listen();
afterAll(() => app.close());

async function* inTurn(pieces: readonly (readonly Buffer[])[]) {
  for (const piece of pieces) yield piece;
}

/** Reads an answer as slowly as a distant client: takes a chunk at each turn of the loop. */
async function read(encoding: string) {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) {
    chunks.push(chunk);
    await turn();
  }
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}

const unpack: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const buffer = fc
  .tuple(fc.integer({ min: 0, max: 150_000 }), fc.nat(255))
  .map(([size, byte]) => Buffer.alloc(size, byte));
const pieces = fc.array(fc.array(buffer, { maxLength: 5 }), { minLength: 1, maxLength: 12 });

test.each(Object.keys(unpack))('every byte of every piece arrives, also at a slow reader (%s)', async (encoding) => {
  await fc.assert(
    fc.asyncProperty(pieces, async (some) => {
      const before = Buffer.concat(some.flat());
      answered = inTurn(some);
      const { body } = await read(encoding);
      expect(unpack[encoding]?.(body).equals(before)).toBe(true);
      expect(Buffer.concat(some.flat()).equals(before)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('an answer has the headers of JSON, and those that its route has set', async () => {
  const some = [[Buffer.from('[')], [Buffer.from(']')]];
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-of-route': 'yes',
  };
  answered = inTurn(some);
  expect(await read('identity')).toMatchObject({ headers, body: Buffer.from('[]') });
  answered = inTurn(some);
  expect((await read('br')).headers).toMatchObject({ ...headers, 'content-encoding': 'br' });
});

test('a client that reads nothing for a minute is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const cut = new AbortController();
  async function* endless() {
    try {
      for (;;) yield [Buffer.alloc(500_000)];
    } finally {
      cut.abort();
    }
  }
  answered = endless();
  const [answer] = await once(get(url), 'response');
  answer.pause().on('error', () => 'cut off');
  for (let halves = 0; !cut.signal.aborted && halves < 10_000; halves += 1) {
    vi.advanceTimersByTime(30_000);
    await turn();
  }
  expect(cut.signal.aborted).toBe(true);
  answer.destroy();
});

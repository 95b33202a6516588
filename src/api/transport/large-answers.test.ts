import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Pieces } from './answer-stream.ts';
import { createLargeAnswers } from './large-answers.ts';
import { addProblems } from './problems.ts';

const apps: { close: () => Promise<unknown> }[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Starts a server that answers with these pieces, and returns its address. */
async function serve(answer: ReturnType<typeof createLargeAnswers>, pieces: () => Pieces) {
  const logged: unknown[] = [];
  const stream = { write: (line: string) => logged.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: 'warn', stream } });
  apps.push(app);
  addProblems(app, { tell: (_request, reply, { message }) => reply.send({ message }) });
  app.get('/', (request, reply) => answer(request, reply, { rows: 1000, pieces: pieces() }));
  return { url: await app.listen(), logged };
}

test('an answer beyond the limit waits for a slot, and is refused if no slot becomes free in time', async () => {
  const gate = Promise.withResolvers<undefined>();
  async function* held() {
    yield [Buffer.from('[')];
    await gate.promise;
    yield [Buffer.from(']')];
  }
  const { url } = await serve(createLargeAnswers({ most: 1, mostWaiting: 1, longestWait: 20 }), held);
  const first = await fetch(url);
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  gate.resolve(undefined);
  expect(await first.text()).toBe('[]');
  expect(await (await fetch(url)).text()).toBe('[]');
});

test('a slow reader delays no other request', async () => {
  const gate = Promise.withResolvers<undefined>();
  async function* held() {
    yield [Buffer.from('[')];
    await gate.promise;
  }
  const { url } = await serve(createLargeAnswers({ most: 1, mostWaiting: 1, longestSlot: 1 }), held);
  const answers = [await fetch(url), await fetch(url)];
  gate.resolve(undefined);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['[', '[']);
});

test.each(['identity', 'br'])(
  'an answer that fails is cut off without its end, and frees its slot (%s)',
  async (encoding) => {
    const broken = Promise.withResolvers<never>();
    broken.promise.catch(() => 'seen by the writer, later');
    async function* breaking() {
      yield [Buffer.from(randomBytes(1_000_000).toString('base64'))];
      await broken.promise;
    }
    const { url } = await serve(createLargeAnswers({ most: 1 }), breaking);
    const ask = () => fetch(url, { headers: { 'accept-encoding': encoding } });
    const reading = (await ask()).text();
    broken.reject(new Error('the table went'));
    await expect(reading).rejects.toThrow('terminated');
    const next = await ask();
    expect(next.status).not.toBe(429);
    await next.text().catch(() => 'cut');
  },
);

async function* failing() {
  yield await Promise.reject<Buffer[]>(new Error('the table is not there'));
}

test.each(['identity', 'br'])('a failure before the first byte is reported to the client (%s)', async (encoding) => {
  const { url } = await serve(createLargeAnswers(), failing);
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  expect([answer.status, await answer.json()]).toEqual([500, { message: expect.any(String) }]);
});

test('a client that disconnects causes no error', async () => {
  const gate = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  async function* held() {
    try {
      begun.resolve(undefined);
      await gate.promise;
      yield [Buffer.from('[')];
    } finally {
      ended.resolve(undefined);
    }
  }
  const { url, logged } = await serve(createLargeAnswers(), held);
  const leave = new AbortController();
  const asking = fetch(url, { signal: leave.signal });
  await begun.promise;
  leave.abort();
  await expect(asking).rejects.toThrow('aborted');
  await fetch(`${url}/elsewhere`);
  gate.resolve(undefined);
  await ended.promise;
  expect(logged).toEqual([]);
});

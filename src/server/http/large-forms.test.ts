import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyRequest } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { createLargeForms } from './large-forms.ts';

const app = fastify({ trustProxy: true });

const forms = createLargeForms();
const open: PromiseWithResolvers<void>[] = [];
const answered: FastifyRequest[] = [];
const admitted: string[] = [];
app.addHook('onRequest', async (request, reply) => {
  if (!(await forms.admit(request, reply))) return reply.code(503).send();
  admitted.push(request.ip);
});
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.post('/', async (request) =>
  forms.inTurn(request, async () => {
    answered.push(request);
    const end = Promise.withResolvers<void>();
    open.push(end);
    await end.promise;
    return 'read';
  }),
);
await app.ready();

function send(bytes: number, from = '192.0.2.1') {
  const headers = { 'content-length': String(bytes), 'content-type': 'x/y', 'x-forwarded-for': from };
  return app.inject({ method: 'POST', url: '/', headers });
}

/** Waits until all tasks in this process have finished. */
const settle = () => new Promise(setImmediate).then(() => new Promise(setImmediate));

beforeEach(() => {
  open.length = 0;
  answered.length = 0;
  admitted.length = 0;
});

test('two large bodies are answered at once, others wait, and small bodies never wait', async () => {
  const large = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) => send(1_000_000, from));
  await settle();
  expect(answered).toHaveLength(2);
  const small = send(1000);
  await settle();
  expect(answered).toHaveLength(3);
  open[0]?.resolve();
  await settle();
  await settle();
  expect(answered).toHaveLength(4);
  for (const end of open) end.resolve();
  for (const { statusCode } of await Promise.all([...large, small])) expect(statusCode).toBe(200);
});

test('a network may send four large bodies at once; its fifth waits, but other networks do not', async () => {
  const large = Array.from({ length: 5 }, () => send(1_000_000, '192.0.2.1'));
  large.push(send(1_000_000, '198.51.100.7'));
  await settle();
  expect(admitted).toEqual([...Array.from({ length: 4 }, () => '192.0.2.1'), '198.51.100.7']);
  while (answered.length < large.length) {
    for (const end of open) end.resolve();
    await settle();
  }
  for (const end of open) end.resolve();
  for (const { statusCode } of await Promise.all(large)) expect(statusCode).toBe(200);
});

test('a large body that does not arrive loses its slot and its connection', async () => {
  const waiting = fastify();
  const slow = createLargeForms(100);
  waiting.addHook('onRequest', async (request, reply) => void (await slow.admit(request, reply)));
  waiting.removeAllContentTypeParsers();
  waiting.addContentTypeParser('*', (_request, _payload, done) => done(null));
  waiting.post('/', async (request) => Array.fromAsync(request.raw));
  const { port } = new URL(await waiting.listen({ port: 0, host: '127.0.0.1' }));
  const trickle = connect(Number(port), '127.0.0.1');
  trickle.on('error', () => {}); // Ignores the error, because the server cuts the connection.
  trickle.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nContent-Length: 5000000\r\n\r\na');
  await once(trickle, 'close');
  expect(trickle.bytesRead).toBe(0);
  await waiting.close();
});

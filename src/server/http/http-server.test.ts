import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { answerUnreadable, createHttpServer, createRequestIds } from './http-server.ts';

import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders(new URL('https://mvi.example'));
const answering = { headers, nextRequestId: createRequestIds(), log: pino({ level: 'silent' }) };
const server = createHttpServer(
  (request, response) => {
    request.on('error', () => {});
    request.resume().on('end', () => response.end('whole'));
  },
  answering,
  { requestTimeout: 300, longestStall: 200 },
);
server.on('clientError', answerUnreadable(answering));
const port = await portOf(server);
afterAll(() => void server.close());

/** Starts a server on this machine and returns its port. */
async function portOf(started: Server): Promise<number> {
  await once(started.listen(0, '127.0.0.1'), 'listening');
  const address = started.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function say(words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  return text(socket);
}

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400],
  ['has a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['has headers of 70 kB', `GET / HTTP/1.1\r\nHost: x\r\n${`A: ${'a'.repeat(1000)}\r\n`.repeat(70)}\r\n`, 431],
  ['has an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
  ['names no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['expects what nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 417],
  ['never ends its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf', 408],
  ['never ends its head', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
])(
  'the server refuses a request that %s with all security headers, and closes the connection',
  async (_how, words, status) => {
    const answer = await say(words);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/X-Request-Id: [\w-]+\r\n/);
    for (const [name, value] of Object.entries(headers)) expect(answer).toContain(`${name}: ${value}\r\n`);
  },
);

test('the refusal of a long address names the address’s longest parameter', async () => {
  const address = `/api/content/v2/documents/search?ref=a&graphQuery=${'%7B'.repeat(6670)}&lang=fr`;
  const answer = await say(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 414 [^]*longest parameter is graphQuery\.\n$/);
});

test('an address of 16 kB is accepted', async () => {
  const address = `/?query=${'a'.repeat(16_000)}`;
  expect(await say(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toContain('whole');
});

test('a body that arrives in time is read whole', async () => {
  const answer = await say('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhalf');
  expect(answer).toContain('whole');
});

test('an HTTP/1.0 request needs no Host header, and a request with Expect: 100-continue is answered', async () => {
  expect(await say('GET / HTTP/1.0\r\n\r\n')).toContain('whole');
  const waiting =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nConnection: close\r\nExpect: 100-continue\r\n\r\nhalf';
  expect(await say(waiting)).toMatch(/^HTTP\/1.1 100 Continue[^]*whole/);
});

test('a connection is closed if its client reads nothing of the answer', async () => {
  const closed = Promise.withResolvers<boolean>();
  const stalling = createHttpServer(
    (_request, response) => {
      response.once('close', () => closed.resolve(response.writableFinished)).end(Buffer.alloc(64 * 1024 * 1024));
    },
    answering,
    { requestTimeout: 3000, longestStall: 200 },
  );
  const socket = connect(await portOf(stalling), '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const begun = performance.now();
  expect(await closed.promise).toBe(false);
  // Waits ten times the limit, because the machine may be busy.
  expect(performance.now() - begun).toBeLessThan(2000);
  socket.destroy();
  stalling.close();
});

test('a connection with too many unanswered requests is closed', async () => {
  let asked = 0;
  const busy = createHttpServer(() => (asked += 1), answering, { requestTimeout: 3000, longestStall: 3000 });
  const socket = connect(await portOf(busy), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(300));
  socket.on('error', () => {}); // Ignores the error, because the server cuts the connection during the write.
  await once(socket, 'close');
  expect(asked).toBeLessThanOrEqual(16);
  busy.close();
});

test('a slow answer is sent completely', async () => {
  const making = createHttpServer(
    (_request, response) => {
      setTimeout(() => response.end('made'), 500);
    },
    answering,
    { requestTimeout: 3000, longestStall: 200 },
  );
  const socket = connect(await portOf(making), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('made');
  making.close();
});

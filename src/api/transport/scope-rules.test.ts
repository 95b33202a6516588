import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { addCrossOrigin } from './cross-origin.ts';
import { addJsonBodies } from './json-body.ts';
import { addProblems } from './problems.ts';
import { addUnknownAddresses } from './unknown-addresses.ts';

const lines: Record<string, unknown>[] = [];
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
const app = fastify({ logger: { stream } });
const seen: unknown[] = [];
const bodyOf = async (scope: FastifyInstance, keeps: boolean) => {
  addCrossOrigin(scope, ['GET', 'POST']);
  addJsonBodies(scope, keeps);
  addProblems(scope, {
    tell: (_request, reply, { code, message }) => reply.send({ code, message }),
    read: (error) =>
      error instanceof RangeError ? new ApiProblem(409, { code: 'x.range', message: 'no' }) : undefined,
  });
  addUnknownAddresses(scope);
  scope.post('/sent', async ({ body }) => ({ type: typeof body, place: seen.push(body) }));
  scope.get('/things/:id', async () => ({}));
  scope.delete('/things/:id', async () => ({}));
  scope.get('/a.b/*', async () => ({}));
  scope.get('/fails/:how', async ({ params }) => fail(Object.values(Object(params))[0]));
};
await app.register((scope) => bodyOf(scope, true), { prefix: '/api' });
await app.register((scope) => bodyOf(scope, false), { prefix: '/secret' });
afterAll(() => app.close());

function fail(how: unknown): never {
  if (how === 'known') throw new RangeError('SECRET');
  if (how === 'away') throw new ApiProblem(503, { code: 'x.away', message: 'away', headers: { 'Retry-After': '7' } });
  if (how === 'refused') throw Object.assign(new Error('too long'), { statusCode: 414 });
  throw new Error('SECRET');
}

const send = (payload: string | Buffer, type?: string, url = '/api/sent') =>
  app.inject({ method: 'POST', url, payload, headers: type === undefined ? {} : { 'content-type': type } });

test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b', undefined])(
  'a body is read as JSON, whatever its type (%s)',
  async (type) => {
    const answer = await send('{"é":[1]}', type);
    expect([answer.statusCode, seen.at(-1)]).toEqual([200, { é: [1] }]);
  },
);

test.each(['', '  \n'])('an empty body (%j) counts as missing', async (payload) => {
  expect((await send(payload)).json()).toMatchObject({ type: 'undefined' });
});

test.each([
  ['half an object', Buffer.from('{"a":')],
  ['a script', Buffer.from('<script>')],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
])('a body with %s is refused as malformed', async (_what, payload) => {
  const answer = await send(payload);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'api.malformedJson']);
});

const body = (length: number) => JSON.stringify('x'.repeat(length - 2));

test('a body of a mebibyte is read, one more byte is refused', async () => {
  expect((await send(body(2 ** 20))).statusCode).toBe(200);
  const refused = await send(body(2 ** 20 + 1));
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'api.bodyTooLong']);
});

test('equal bodies are read once, unless they may contain secrets', async () => {
  for (const [url, isShared] of [
    ['/api/sent', true],
    ['/secret/sent', false],
  ] as const) {
    for (let times = 0; times < 2; times += 1) await send('{"same":true}', undefined, url);
    expect(seen.at(-1)).toEqual({ same: true });
    expect(seen.at(-1) === seen.at(-2)).toBe(isShared);
  }
});

test('our own error is logged, and answered without its message', async () => {
  lines.length = 0;
  const answer = await app.inject('/api/fails/us');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'api.failed']);
  expect(answer.body).not.toContain('SECRET');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(lines.filter(({ level }) => Number(level) >= 50)).toMatchObject([{ msg: 'a request to the API failed' }]);
});

test('an error of a use case becomes its problem, and an outage is not logged as an error of each request', async () => {
  lines.length = 0;
  const known = await app.inject('/api/fails/known');
  expect([known.statusCode, known.json()]).toEqual([409, { code: 'x.range', message: 'no' }]);
  const away = await app.inject('/api/fails/away');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '7']);
  const refused = await app.inject('/api/fails/refused');
  expect([refused.statusCode, refused.json().code]).toEqual([414, 'api.badRequest']);
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('an unknown address gets 404; a wrong method gets 405 with the methods that the address accepts', async () => {
  for (const url of ['/api/x', '/api/things', '/api/things/1/2', '/api/aXb/1', '/api/'])
    expect((await app.inject(url)).json()).toMatchObject({ code: 'api.noSuchAddress' });
  expect((await app.inject('/api/sent?x=1')).statusCode).toBe(405);
  const wrong = await app.inject({ method: 'PUT', url: '/api/things/1?x=y' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([405, 'api.methodNotAllowed']);
  expect(String(wrong.headers['allow']).split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS']);
  expect((await app.inject({ method: 'POST', url: '/api/a.b/c/d' })).statusCode).toBe(405);
  expect((await app.inject({ method: 'QUERY', url: '/api/sent' })).headers['allow']).toBe('POST, OPTIONS');
});

test('pages of every origin may call and read the headers that programs need, without cookies', async () => {
  for (const url of ['/api/things/1', '/api/fails/us', '/api/nothing']) {
    const { headers } = await app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id, Link, Location',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});

const preflight = (asked?: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api/things/1',
    headers: asked === undefined ? {} : { 'access-control-request-headers': asked },
  });

test('a preflight allows the requested headers if they are valid names, otherwise the usual headers', async () => {
  const { statusCode, headers, body } = await preflight('authorization, x-own');
  expect([statusCode, body]).toEqual([204, '']);
  expect(headers).toMatchObject({
    allow: 'GET, OPTIONS',
    'access-control-allow-methods': 'GET, OPTIONS',
    'access-control-allow-headers': 'authorization, x-own',
    'access-control-max-age': '7200',
    vary: 'Access-Control-Request-Headers',
  });
  const usual = 'Content-Type, Authorization, X-API-KEY, If-None-Match';
  for (const hostile of ['x: y', 'a'.repeat(1001), '<script>', undefined])
    expect((await preflight(hostile)).headers['access-control-allow-headers']).toBe(usual);
});

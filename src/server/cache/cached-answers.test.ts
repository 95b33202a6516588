import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCachedAnswers } from './cached-answers.ts';
import { createCompression } from './compression.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { createRequestIds } from '#server/http/http-server.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

const publicUrl = new URL('https://mvi.example');
const lines: string[] = [];
const sink = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
const cache = new PageCache();
const answer = createCachedAnswers({
  cache,
  compression: createCompression(),
  log: pino(sink),
  publicUrl,
  nextRequestId: createRequestIds(),
});
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(418).end('the long way');
}).listen(0, 'localhost');
await once(server, 'listening');
const origin = () => {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
};
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin() + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

function keep(key: string, forms: Pick<CachedPage, 'br' | 'gzip'>, type = 'text/html; charset=utf-8'): void {
  const headers = {
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
  };
  cache.set({ key, seconds: 60 }, { status: 200, headers, body: Buffer.from(longBody), ...forms });
  cache.join(key, { key, seconds: 60 });
}

const longBody = '<p>offers</p>'.repeat(200);
beforeEach(() => {
  cache.clear();
  lines.length = 0;
  for (const key of ['/', '/en', '/offres/recherche', '/offres/recherche?query=data']) keep(key, {});
});
afterAll(() => void server.close());

test('a cached page has all security headers, its content security policy and a request id', async () => {
  const response = await ask('/offres/recherche');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(longBody);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(Object.entries(securityHeaders(publicUrl)).map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8}-\w+$/);
});

test('the log line of a cached page has the request id and no query', async () => {
  const response = await ask('/offres/recherche?query=data');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/offres/recherche',
    status: 200,
    msg: 'request',
  });
});

test('a cached page sets the language cookie, unless the browser has it', async () => {
  expect((await ask('/en')).headers.get('set-cookie')).toMatch(/^i18n_redirected=en; .*Secure/);
  expect((await ask('/en', { cookie: 'i18n_redirected=en' })).headers.get('set-cookie')).toBeNull();
  expect((await ask('/offres/recherche', { cookie: 'i18n_redirected=en' })).headers.get('set-cookie')).toContain('=fr');
});

test('page data sets no language cookie, cached or not', async () => {
  for (const path of ['/en.data', '/offres/recherche.data']) {
    keep(path, {}, 'text/x-script');
    const response = await ask(path);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  }
});

test.each([
  'session=nobody',
  'a=b; session=x',
  '__Host-session=x',
  'a=b;session=x',
  'a=b;\tsession=x',
  'a=b; \t __Host-message=x',
  'message=auth.errors.accountUnavailable',
])('a request with the cookie %s never gets a cached page', async (cookie) => {
  expect((await ask('/offres/recherche', { cookie })).status).toBe(418);
});

test('readers of English do not get the home page from the cache', async () => {
  expect((await ask('/', { 'accept-language': 'en-GB' })).status).toBe(418);
  expect((await ask('/', { 'accept-language': 'en-GB', cookie: 'i18n_redirected=fr' })).status).toBe(200);
  expect((await ask('/', { 'accept-language': 'fr' })).status).toBe(200);
});

test.each([
  ['HEAD', '/offres/recherche'],
  ['POST', '/offres/recherche'],
  ['GET', '/offres/recherche?utm_source=x'],
  ['GET', '/offres/recherche?query=other'],
])('%s %s is not answered from the cache', async (method, path) => {
  expect((await ask(path, {}, method)).status).toBe(418);
});

test('a page is compressed once, and the cache then sends the compressed form', async () => {
  expect((await ask('/offres/recherche', { 'accept-encoding': 'br' })).status).toBe(418);
  keep('/offres/recherche', { br: brotliCompressSync(longBody) });
  const response = await ask('/offres/recherche', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(longBody);
});

test.each([
  ['gzip;q=1, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'br'],
  ['*', 'br'],
  ['identity;q=1, *;q=0', null],
  ['br;q=0', null],
])('a client that accepts %s gets %s', async (accept, encoding) => {
  keep('/offres/recherche', { br: brotliCompressSync(longBody), gzip: gzipSync(longBody) });
  const response = await ask('/offres/recherche', { 'accept-encoding': accept });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
});

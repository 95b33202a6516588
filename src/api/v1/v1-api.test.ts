import { hash } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { writeCursor } from './cursor.ts';
import { endpoints } from './endpoints.ts';
import { offersPage } from './offers/find-offers-schemas.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { newKey } from '#board/operators/keys/key-text.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { apiDocsScope } from '#server/scopes/api-docs-scope.ts';
import { v1Scope } from '#server/scopes/v1-scope.ts';
import { routing } from '#server/http/routing.ts';

const { db } = await testDatabase();
await insertReference(db);
for (let made = 0; made < 2; made += 1) await insertOffer(db);
const publicUrl = new URL('https://mvi.example');
const app = fastify(routing);
await app.register(v1Scope, { prefix: '/api/v1', board: testBoard(db), publicUrl, rateLimits: true });
await app.register(apiDocsScope, { publicUrl, rateLimits: true });
afterAll(() => app.close());

test('a request with a current copy gets 304, and pages of other origins may call the API', async () => {
  const first = await app.inject('/api/v1/reference');
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' });
  const again = await app.inject({ url: '/api/v1/reference', headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('an unknown parameter is refused by name', async () => {
  const answer = await app.inject('/api/v1/reference?contry=DE');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ in: 'query', name: 'contry' }] });
});

test('unknown addresses and methods get problem details', async () => {
  expect((await app.inject('/api/v1/nowhere')).json()).toMatchObject({ status: 404, code: 'api.noSuchAddress' });
  const refused = await app.inject({ method: 'DELETE', url: '/api/v1/reference' });
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('HEAD answers like GET without the body', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/api/v1/reference' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers.etag).toBe((await app.inject('/api/v1/reference')).headers.etag);
});

test('a preflight allows the headers that programs send, and changes nothing', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-headers': 'authorization' };
  const { statusCode, headers: told } = await app.inject({ method: 'OPTIONS', url: '/api/v1/offers:batch', headers });
  expect(statusCode).toBe(204);
  expect(told).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': 'authorization',
  });
});

test('the header Link leads through all pages of a list', async () => {
  for (let id = 1; id <= 5; id += 1) await insertOffer(db, { id });
  const all = await db.selectFrom('offers').select('id').orderBy('id').execute();
  const told: number[] = [];
  let next: string | undefined = '/api/v1/offers?limit=2';
  while (next !== undefined) {
    const answer: Awaited<ReturnType<typeof app.inject>> = await app.inject(next);
    told.push(...offersPage.parse(answer.json()).offers.map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
  }
  expect(told.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
});

test('the OpenAPI document exists in both languages', async () => {
  const titles = await Promise.all(
    ['', '?lang=fr'].map(async (query) => (await app.inject(`/api/openapi.json${query}`)).json().info.title),
  );
  expect(new Set(titles).size).toBe(2);
});

test('the API’s documentation works without scripts in both languages and lists every endpoint', async () => {
  for (const lang of ['fr', 'en']) {
    const { body, headers } = await app.inject(`/api/docs?lang=${lang}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(`<html lang="${lang}">`);
    expect(endpoints.filter(({ id }) => !body.includes(`<section id="${id}">`))).toEqual([]);
  }
});

test('the policies of the API’s pages allow exactly their inline scripts and styles', async () => {
  for (const address of ['/api/docs', '/api/docs/try']) {
    const { body, headers } = await app.inject(address);
    const inline = Array.from(body.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs), ([, text = '']) => text);
    expect(inline).toHaveLength(2);
    for (const text of inline)
      expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', text, 'base64')}'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

test('the page to try the API loads its viewer from this site, cacheable for ever', async () => {
  const { body } = await app.inject('/api/docs/try');
  const addresses = Array.from(body.matchAll(/(?:src|href)="([^"?]+)"/g), ([, address = '']) => address);
  const files = addresses.filter((address) => /\.(?:js|css)$/.test(address));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { statusCode, headers } = await app.inject(file);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

test.each(['/api/v1/offers?limit=1', '/api/v1/companies?limit=1', '/api/v1/offers/changes?limit=1'])(
  'the link to the next page of %s works',
  async (url) => {
    const { headers, statusCode } = await app.inject(url);
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(headers['link'])) ?? [];
    expect([statusCode, (await app.inject(next)).statusCode]).toEqual([200, 200]);
  },
);

test.each([
  { seen: '5:3:' },
  { seen: '1:2:7,,8' },
  { reading: { until: '9:1:', untilAt: 0, last: 0 } },
  { reading: { until: '1:9:', untilAt: 0, last: Number.MAX_SAFE_INTEGER } },
])('an invented cursor is refused without a server error: %j', async (forged) => {
  const place = { seen: null, seenAt: 0, reading: null, database: null, ...forged };
  const since = writeCursor({ parameter: 'since', question: 'changes' }, place);
  const answer = await app.inject(`/api/v1/offers/changes?since=${since}`);
  expect([answer.statusCode, answer.json().errors[0].name]).toEqual([400, 'since']);
});

test('requests without a valid key do not use up the limit of a program with a key', async () => {
  const limited = fastify(routing);
  await limited.register(v1Scope, { prefix: '/api/v1', board: testBoard(db), publicUrl, rateLimits: true });
  const { text } = await makeKey(testBoard(db), { name: 'Atelier', scopes: ['webhooks'] });
  const ask = async (headers: Record<string, string>) =>
    (await limited.inject({ url: '/api/v1/nowhere', headers })).statusCode;
  let refused = 404;
  for (let asked = 0; asked <= 600; asked += 1) refused = await ask({});
  const invented = [await ask({ 'x-api-key': 'mvi_any' }), await ask({ 'x-api-key': newKey().text })];
  expect([refused, invented, await ask({ 'x-api-key': text })]).toEqual([429, [429, 429], 404]);
  await limited.close();
});

test('a company has the contents of its public page, and no figures', async () => {
  await insertCompany(db, { id: 7, employees: 340, turnover_millions: 12, presentation: 'Nous faisons des bateaux.' });
  const company = (await app.inject('/api/v1/companies/7')).json();
  expect(company.openingLines.fr).toContain('bateaux');
  expect(JSON.stringify(company)).not.toMatch(/340|employees|turnover|volunteers/);
});

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { remoteContentCache } from './remote-content-cache.ts';
import type { ContentFetch } from '#content/port/bounded-fetch.ts';
import { createCircuit } from '#content/port/circuit.ts';
import type { CallContent, ContentCall } from '#content/port/content-call.ts';
import { ContentUnavailable, ContentRefused } from '#content/port/content-errors.ts';
import { firstAnswering } from '#content/port/first-answering.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { openContent } from '#content/testing/open-content.ts';
import { contentApiScope } from '#server/scopes/content-api-scope.ts';
import { routing } from '#server/http/routing.ts';

const page = fixtureDocument({ type: 'page', uid: 'contact', data: { title: 'Contact', text: 'x'.repeat(2000) } });
const header = fixtureDocument({ type: 'header', data: { brand: 'MVI' } });
const refused: ContentFetch = async () => Promise.reject(new TypeError('fetch failed'));
const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function openApi() {
  const opened = openContent({ documents: [page, header] });
  const app = fastify(routing);
  apps.push(app);
  await app.register(contentApiScope, { prefix: '/api/content', ask: opened.cache.ask, rateLimits: true });
  const get = (address: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/content/${address}`, headers });
  return { ...opened, app, get };
}

/** Calls the API as another site would. */
function overHttp(app: FastifyInstance): CallContent {
  const fetch: ContentFetch = async ({ url }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({ url: `${pathname}${search}` });
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  };
  return remoteContentCache({ url: 'https://cache.example/api/content', fetch, circuit: createCircuit() });
}

const options = (value: object) => encodeURIComponent(JSON.stringify(value));

describe.each(['in this process', 'over HTTP'])('calls of the content cache %s', (where) => {
  async function openAsk() {
    const { app, cache } = await openApi();
    return where === 'over HTTP' ? overHttp(app) : cache.ask;
  }

  it.each<[string, ContentCall, string[]]>([
    ['single', { kind: 'single', type: 'header', options: { lang: 'fr' } }, [header.id]],
    ['uid', { kind: 'uid', type: 'page', uid: 'contact', options: { lang: 'fr' } }, [page.id]],
    ['nothing', { kind: 'uid', type: 'page', uid: 'nobody', options: { lang: 'fr' } }, []],
    ['ids', { kind: 'ids', ids: [page.id, header.id], options: { lang: '*' } }, [page.id, header.id]],
    ['query', { kind: 'query', predicates: ['[has(my.page.title)]'], options: { pageSize: 5 } }, [page.id]],
    [
      'all',
      { kind: 'query', predicates: [], options: { orderings: [{ field: 'document.type' }] } },
      [header.id, page.id],
    ],
  ])('the call %s is answered with its documents', async (_name, given, ids) => {
    const found = await (await openAsk())(given);
    expect(found.results.map(({ id }) => id)).toEqual(ids);
    expect(found.total_results_size).toBe(ids.length);
  });

  it('an invalid call is refused', async () => {
    const ask = await openAsk();
    const broken: ContentCall = { kind: 'query', predicates: ['[at(nowhere)]'], options: {} };
    await expect(ask(broken)).rejects.toThrow(ContentRefused);
  });
});

describe('an external content cache that fails', () => {
  it('an external content cache that fails is logged as unavailable, and the content system is called directly', async () => {
    const { cache } = await openApi();
    const elsewhere = remoteContentCache({ url: 'https://cache.example', fetch: refused, circuit: createCircuit() });
    const wanted: ContentCall = { kind: 'single', type: 'header', options: { lang: 'fr' } };
    await expect(elsewhere(wanted)).rejects.toThrow(ContentUnavailable);
    const found = await firstAnswering(elsewhere, cache.ask)(wanted);
    expect(found.results.map(({ id }) => id)).toEqual([header.id]);
  });
});

describe('the content cache API', () => {
  it('parameter names may come in any case, and a request with a current entity tag gets 304', async () => {
    const { get } = await openApi();
    const answer = await get('GetByUID?PREDICATE=page&Uid=contact');
    expect(answer.json()).toMatchObject({ id: page.id, data: { title: 'Contact' } });
    const again = await get('getbyuid?predicate=page&uid=contact', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    const small = await get('GetByUID?predicate=page&uid=contact', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
  });

  it('a type may be a predicate, and ids may be a JSON list', async () => {
    const { get } = await openApi();
    const type = encodeURIComponent('[[at(document.type, "header")]]');
    expect((await get(`GetSingle?predicate=${type}`)).json().id).toBe(header.id);
    const ids = encodeURIComponent(JSON.stringify([page.id, header.id]));
    expect((await get(`GetByIDs?ids=${ids}`)).json().results).toHaveLength(2);
  });

  it.each([
    ['GetSingle', 'predicate'],
    ['GetSingle?predicate=%5B%5B', 'predicate'],
    ['GetByUID?predicate=page', 'uid'],
    ['GetByUID?predicate=page&uid=a%20b', 'uid'],
    ['GetByIDs', 'ids'],
    ['GetByIDs?ids=%22%22', 'ids'],
    [`GetByIDs?ids=${Array.from({ length: 101 }, (_, id) => `id${id}`).join(',')}`, 'ids'],
    ['Query?predicate=at(', 'predicate'],
    [`Query?predicate=${'x'.repeat(9000)}`, 'predicate'],
    ['Query?options=x', 'options'],
    ['Query?options=%5B%5D', 'options'],
    [`Query?options=${options({ pageSize: 1000 })}`, 'options.pageSize'],
    [`Query?options=${options({ lang: 'de' })}`, 'options.lang'],
    [`Query?options=${options({ pagesize: 5 })}`, 'options.pagesize'],
    [`Query?options=${options({ orderings: 'x; drop' })}`, 'options.orderings'],
    [`Query?options=${options({ ref: 'preview-over' })}`, 'options.ref'],
  ])('an error names the wrong parameter: %#', async (address, name) => {
    const { get } = await openApi();
    const answer = await get(address);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(name);
  });

  it('missing content and an unavailable content system have different answers', async () => {
    const { get, repository } = await openApi();
    expect((await get('GetByUID?predicate=page&uid=nobody')).statusCode).toBe(404);
    expect((await get('nothing')).statusCode).toBe(404);
    repository.ail(refused);
    const away = await get('GetSingle?predicate=footer');
    expect(away.statusCode).toBe(503);
    expect(away.headers['retry-after']).toBeDefined();
  });

  it('an outage does not log an error for each request', async () => {
    const { cache, repository } = openContent({ documents: [page] });
    const lines: string[] = [];
    const app = fastify({
      ...routing,
      logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    });
    apps.push(app);
    await app.register(contentApiScope, { prefix: '/api/content', ask: cache.ask, rateLimits: false });
    repository.ail(refused);
    expect((await app.inject('/api/content/GetSingle?predicate=header')).statusCode).toBe(503);
    expect(lines).toEqual([]);
  });

  it('no cache may store a preview', async () => {
    const { get } = await openApi();
    const keeping = async (ref?: string) =>
      (await get(`GetSingle?predicate=header&options=${options({ ref })}`)).headers['cache-control'];
    expect([await keeping(), await keeping('preview-1')]).toEqual(['no-cache', 'private, no-store']);
  });

  it('earlier invalid calls do not change later answers', async () => {
    const { get } = await openApi();
    const wrong = ['Query?options=x', 'GetSingle', 'GetByUID?predicate=page&uid=a%20b', 'Query?predicate=at(nowhere)'];
    for (const address of [...wrong, ...wrong]) expect((await get(address)).statusCode).toBe(400);
    expect((await get('GetSingle?predicate=header')).statusCode).toBe(200);
  });

  it('no call makes the content cache API fail', async () => {
    const { get } = await openApi();
    for (const address of [
      'Query?predicate=%00',
      'GetByIDs?ids=%ff',
      'Query?options=%7B%22page%22%3A1e99%7D',
      'Query?predicate=a&predicate=b',
      'GetByUID?uid[]=1',
    ])
      expect((await get(address)).statusCode).toBeLessThan(500);
  });
});

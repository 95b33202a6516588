import fc from 'fast-check';
import fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { createCompression } from './compression.ts';
import { createLargeForms } from '#server/http/large-forms.ts';
import { createPageAddresses } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { type PageRenderer, servePages } from './pages.ts';

const { db } = await testDatabase();
await insertReference(db);
const reference = await readReference(db);
const addressOf = createPageAddresses(await readScreens(await siteBuild()), async () => reference);
let clock = 1;
const cache = new PageCache({ now: () => clock });
let answer: PageRenderer;

// Renders a page that shows the request from which it was rendered.
const echo: PageRenderer = async ({ url, headers }) => {
  const { pathname, search } = new URL(url);
  return new Response(JSON.stringify({ address: pathname + search, headers: [...headers.keys()] }), shared());
};
const shared = (more: Record<string, string> = {}) => ({ headers: { 'Cache-Control': 'no-cache', ...more } });

const app = fastify();
const publicUrl = new URL('https://mvi.example');
app.get(
  '/*',
  servePages({
    compression: createCompression(),
    publicUrl,
    cache,
    addressOf,
    answer: (...asked) => answer(...asked),
    inTurn: createLargeForms().inTurn,
  }),
);
const ask = async (path: string) => app.inject({ path, headers: { 'user-agent': 'x', 'accept-language': 'en' } });
const addressShown = async (path: string): Promise<string> => (await ask(path)).json().address;

beforeEach(() => {
  cache.clear();
  answer = echo;
});

test('simultaneous requests render a page once', async () => {
  let rendered = 0;
  answer = async (...asked) => {
    rendered += 1;
    return echo(...asked);
  };
  const spellings = ['/offres/recherche?query=a', '/offres/recherche?query=a&page=1', '/offres/recherche?query=+a'];
  const shown = await Promise.all([...spellings, ...spellings, ...spellings].map(addressShown));
  expect(new Set(shown)).toEqual(new Set(['/offres/recherche?query=a']));
  expect(rendered).toBe(1);
});

test('a private page is rendered for each request, even for simultaneous ones', async () => {
  let rendered = 0;
  answer = async () => new Response(String((rendered += 1)), { headers: { 'Set-Cookie': 'a=b' } });
  const answers = await Promise.all([1, 2, 3].map(() => ask('/offres/recherche?query=b')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
});

const anyAddress = (() => {
  const path = fc.constantFrom('/', '/en', '/offres/recherche', '/en/offres/recherche', '/offres/recherche.data');
  const piece = fc.oneof(
    fc.constantFrom('?', '&', '=', 'query=', 'query=data', '&error=x', '&forcelogin=true', 'utm_source=x', '%3F', '+'),
    fc.constantFrom(
      'activitySectorId=900001',
      '&sort=2',
      '&sort=',
      '&gerographicZones=4',
      '&countriesIds=JP',
      'page=2',
    ),
    fc.stringMatching(/^[!$-~]{0,8}$/),
  );
  return fc.tuple(path, fc.array(piece, { maxLength: 6 })).map(([path, pieces]) => `${path}?${pieces.join('')}`);
})();

/** Requests each address and returns the address from which its page was rendered. */
async function keyed(addresses: readonly string[]) {
  const pages = await Promise.all(addresses.map(async (address) => ({ address, page: await addressOf(address) })));
  return pages.flatMap(({ address, page }) => (page ? [{ address, key: page.key }] : []));
}

test('pages are rendered from their cache key, so that equal keys mean equal pages', async () => {
  const property = fc.asyncProperty(fc.array(anyAddress, { maxLength: 8 }), async (addresses) => {
    cache.clear();
    for (const { address, key } of await keyed(addresses))
      expect((await ask(address)).json()).toEqual({ address: key, headers: [] });
  });
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});

test('reading a cache key as an address gives the same key', async () => {
  const property = fc.asyncProperty(anyAddress, async (address) => {
    for (const { key } of await keyed([address])) expect(await addressOf(key)).toMatchObject({ key });
  });
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});

test.each([
  ['/en/offres/recherche?query=?ANY+TEXT', '/en/offres/recherche?query=%3FANY+TEXT'],
  ['/en/offres/recherche?query=data?&query=x', '/en/offres/recherche?query=data%3F'],
])('text after a second question mark belongs to the address: %s', async (address, shown) => {
  expect(await addressShown(address)).toBe(shown);
  expect(await addressShown('/en/offres/recherche')).toBe('/en/offres/recherche');
});

test.each(['/en?query=?&error=x', '/en?error=x', '/en?a=?&forcelogin=true'])(
  'the home page at %s is not shared',
  async (address) => {
    expect(await addressShown(address)).toBe(address);
    expect(await addressShown('/en')).toBe('/en');
  },
);

test('unknown values do not create further cached pages', async () => {
  await addressShown('/offres/recherche');
  let rendered = 0;
  answer = async (...asked) => {
    rendered += 1;
    return echo(...asked);
  };
  for (let id = 900_001; id < 900_050; id += 1) await ask(`/offres/recherche?activitySectorId=${id}&utm_source=${id}`);
  expect(rendered).toBe(0);
});

test.each([
  ['sets a cookie', () => new Response('mine', shared({ 'Set-Cookie': 'message=; Max-Age=0' }))],
  ['is private', () => new Response('mine', { headers: { 'Cache-Control': 'private, no-cache' } })],
  ['says nothing of who may keep it', () => new Response('mine')],
  ['failed', () => new Response('mine', { ...shared(), status: 500 })],
])('visitors never share an answer that %s', async (_how, own) => {
  answer = async () => own();
  expect((await ask('/')).body).toBe('mine');
  answer = echo;
  expect(await addressShown('/')).toBe('/');
});

test('a page whose rendering began before a change is not cached', async () => {
  answer = async (...asked) => {
    cache.purge('offers');
    return echo(...asked);
  };
  await ask('/en');
  answer = async () => new Response(JSON.stringify({ address: 'new' }), shared());
  expect(await addressShown('/en')).toBe('new');
  cache.purge('reference');
  answer = echo;
  expect(await addressShown('/en')).toBe('/en');
});

test.each([
  ['fails', async () => new Response('', { status: 503 })],
  ['throws', () => Promise.reject(new Error('away'))],
  ['does not come', () => new Promise<Response>(() => {})],
])('while rendering %s, visitors get the old page, and another try follows after a pause', async (_how, away) => {
  await ask('/en');
  clock += 600_000;
  answer = away;
  const started = performance.now();
  expect(await addressShown('/en')).toBe('/en');
  expect(await addressShown('/en')).toBe('/en');
  // Only one request waits for the new page, and it waits two seconds at most.
  expect(performance.now() - started).toBeLessThan(3500);
  clock += 6000;
  answer = async () => new Response(JSON.stringify({ address: 'new' }), shared());
  expect(await addressShown('/en')).toBe('new');
});

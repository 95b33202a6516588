import fc from 'fast-check';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { openServer } from '#server/testing/open-server.ts';
import { keepMissingPages } from './missing-pages.ts';

const { db } = await testDatabase();
await insertReference(db);
const { app } = await openServer(testBoard(db), { environment: { RATE_LIMITS: 'off' } });
const page = 'text/html';
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ path, headers: { accept: page, 'accept-language': 'fr', ...headers } });
/** A visitor with the cookie of an ended session gets a separately rendered page. */
const ended = { cookie: 'session=nobody' };

const segment = fc
  .stringMatching(/^[a-z0-9 '"<>&%é~!()*-]{1,12}$/)
  .map((text) => encodeURIComponent(text).toLowerCase());
const query = fc.option(fc.webQueryParameters(), { nil: '' });
/**
 * Gives a query only to paths of several parts, because the site renders the address of a document without
 * its query.
 */
const anyMissing = fc
  .tuple(fc.constantFrom('', '/en'), fc.array(segment, { minLength: 1, maxLength: 3 }), query)
  .map(
    ([prefix, path, asked]) => `${prefix}/x-${path.join('/')}${asked === '' || path.length === 1 ? '' : `?${asked}`}`,
  );

/**
 * Removes scripts and the offer of the newsletter, because they may differ: the development server writes
 * data into each page's scripts, and only existing pages offer the newsletter.
 */
const shown = (html: string) => html.replaceAll(/<script.*?<\/script>| data-offers-newsletter=""|<!--.*?-->/gs, '');

test('a visitor gets the same page as if it were rendered for the address, links included', async () => {
  const property = fc.asyncProperty(anyMissing, async (address) => {
    const [shared, own] = [await ask(address), await ask(address, ended)];
    expect([shared.statusCode, shared.headers['content-type']]).toEqual([own.statusCode, own.headers['content-type']]);
    expect(shown(shared.body)).toBe(shown(own.body));
  });
  await fc.assert(property, { numRuns: 60 });
});

test.each(['/zz', '/en/zz'])(
  'a missing page at a long address below %s does not repeat the address in its links to sign in',
  async (root) => {
    const address = `${root}/${'%2f'.repeat(5000)}`;
    for (const headers of [{}, ended]) {
      const { body, statusCode } = await ask(address, headers);
      expect(statusCode).toBe(404);
      expect(shown(body).length).toBeLessThan(60_000);
      expect(body).toContain(`?to=${encodeURIComponent(root === '/zz' ? '/' : '/en')}`);
    }
  },
);

/** Opens a site with one document and counts the pages that it renders. */
async function countingSite() {
  const counted = { rendered: 0, purges: 0, clock: 0, isPoorer: false };
  const keep = keepMissingPages(
    async ({ url }) => {
      counted.rendered += 1;
      const path = `<a href="${new URL(url).pathname}">`;
      const headers = { 'Content-Type': page, ...(counted.isPoorer && { 'Cache-Control': 'no-store' }) };
      return new Response(path, { status: url.endsWith('/known') ? 200 : 404, headers });
    },
    {
      screens: await readScreens(await siteBuild()),
      cache: counted,
      content: { getByUID: async (_type, uid) => (uid === 'known' ? Promise.reject(new Error('away')) : null) },
      publicUrl: new URL('https://mvi.example'),
      now: () => counted.clock,
    },
  );
  const counting = fastify();
  counting.get('/*', async (request, reply) => {
    const answer = await keep(new Request(new URL(request.url, 'https://mvi.example')), request);
    return reply.code(answer.status).send(await answer.text());
  });
  const rendering = async (path: string, headers: Record<string, string> = {}) => {
    const before = counted.rendered;
    await counting.inject({ path, headers: { accept: page, ...headers } });
    return counted.rendered - before;
  };
  return { counted, rendering };
}

test('the missing page of a language is rendered once a minute, and again after a publication', async () => {
  const { counted, rendering } = await countingSite();
  expect([await rendering('/a'), await rendering('/b/c'), await rendering('/en/a'), await rendering('/en/b')]).toEqual([
    1, 0, 1, 0,
  ]);
  counted.clock = 59_999;
  expect(await rendering('/c')).toBe(0);
  counted.clock = 60_000;
  expect(await rendering('/c')).toBe(1);
  counted.purges += 1;
  expect([await rendering('/c'), await rendering('/d')]).toEqual([1, 0]);
});

test('while a missing page must not be shared, each request renders it once, and the site tries to share it every five seconds', async () => {
  const { counted, rendering } = await countingSite();
  counted.isPoorer = true;
  expect([await rendering('/a'), await rendering('/b'), await rendering('/c')]).toEqual([2, 1, 1]);
  [counted.isPoorer, counted.clock] = [false, 4999];
  expect(await rendering('/d')).toBe(1);
  counted.clock = 5000;
  expect([await rendering('/e'), await rendering('/f')]).toEqual([1, 0]);
});

test.each([
  ['candidates', '/a', ended],
  ['programs that prefer JSON', '/a', { accept: 'application/json' }],
  ['scripts that ask for data', '/a.data', {}],
  ['scripts that ask for routes', '/__manifest?paths=/a&version=1', {}],
  ['sign-ins that lead to a missing page', '/a?error=access_denied', {}],
  ['everybody if the content is away', '/known', {}],
  ['screens that exist', '/offres/7', {}],
])('%s get a separately rendered page', async (_who, path, headers) => {
  const { rendering } = await countingSite();
  expect([await rendering(path, headers), await rendering(path, headers)]).toEqual([1, 1]);
});

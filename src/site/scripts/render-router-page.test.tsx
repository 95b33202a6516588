import { z } from 'zod';
import { renderToReadableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { scriptSafe } from './loaded-data.tsx';
import { RouterPage, renderRouterPage } from './render-router-page.tsx';
import { asksManyRoutes, isPageData, pagePath } from './router-internals.ts';
import { partsOf, quietFacts } from '#site/testing/ask-site.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { menusContext, provideContext } from '#site/request/context.ts';
import { markupOf } from './markup-cache.ts';
import { WholePage } from './whole-page.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('the installed router is the version for which its internals were checked', () => {
  expect(packageFile.dependencies['react-router']).toBe('8.4.0');
});

// Makes React send the page in one piece, because it would otherwise send large parts after the page.
const whole = { progressiveChunkSize: Infinity };

/**
 * Renders a request in three ways: by our renderer, by our renderer with all elements rendered in place
 * instead of stored markup, and by React's streaming renderer with the router's own scripts.
 */
async function renderThrice(address: string): Promise<{ ours: string; inPlace: string; theirs: string }> {
  const build = await siteBuild();
  const pages = { ours: '', inPlace: '', theirs: '' };
  const render = async (
    { url }: Request,
    _status: number,
    _headers: Headers,
    context: EntryContext,
    provided: RouterContextProvider,
  ) => {
    const ofPage = { nonce: 'n', menus: provided.get(menusContext) };
    const [one, rest] = context.serverHandoffStream?.tee() ?? [];
    const [second, other] = rest?.tee() ?? [];
    const own = { ...context, renderMeta: {}, serverHandoffStream: one };
    pages.ours = String(await renderRouterPage(url, own, { ...ofPage, markupOf }));
    const again = { ...context, renderMeta: {}, serverHandoffStream: second };
    pages.inPlace = String(await renderRouterPage(url, again, { ...ofPage, markupOf: null }));
    const streamed = { ...context, renderMeta: {}, serverHandoffStream: other };
    const stream = await renderToReadableStream(
      <RouterPage address={url} context={streamed} own={{ ...ofPage, markupOf: null, loaded: null }} />,
      whole,
    );
    await stream.allReady;
    pages.theirs = await new Response(stream).text();
    return new Response();
  };
  const handle = createRequestHandler({ ...build, entry: { module: { default: render } } }, 'test');
  await handle(new Request(new URL(address, 'https://mvi.example')), provideContext(partsOf(board), quietFacts));
  return pages;
}

const scripts = /<script nonce="n">(.*?)<\/script>/gs;
const handOff = /streamController\.enqueue\((".*?")\);/gs;
const dataBlock = /<script type="text\/data" id="loaded">(.*?)<\/script>/s;
const stringsIn = z.array(z.string());
const textOf = z.string();

const links = /<link rel="modulepreload" href="([^"]*)"(?: nonce="n")?\/>/g;
const namedLater = (html: string): string[] =>
  stringsIn.parse(JSON.parse(/const href of (\[.*?\])\)/.exec(html)?.[1] ?? '[]'));

const shownBy = (html: string) =>
  html
    .replace(scripts, '')
    .replace(dataBlock, '')
    .replace(/<!--.*?-->/gs, '')
    .replaceAll(links, '')
    .replaceAll(/\n +/g, '\n')
    .replace('type="text/later"', 'type="module" async=""');
/**
 * Returns the data that the router's scripts receive. The data are parsed, because strings may contain `<`
 * itself or its escaped form.
 */
const handedOver = (html: string): unknown[] =>
  linesOf(
    dataBlock.exec(html)?.[1] ??
      [...html.matchAll(handOff)].map(([, text]) => textOf.parse(JSON.parse(text ?? '""'))).join(''),
  );
const linesOf = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test("a page equals the router's own rendering, and its scripts receive the same data", async () => {
  const id = await insertOffer(db, { title: '</script><!-- & \u2028 "' });
  for (const address of ['/', `/en/offres/${id}`, '/offres/recherche?query=a', '/offres/999999999']) {
    const { ours, theirs } = await renderThrice(address);
    expect(shownBy(ours)).toBe(shownBy(theirs));
    expect(handedOver(ours)).toEqual(handedOver(theirs));
    expect(JSON.stringify(handedOver(ours))).toContain('loaderData');
    expect(ours).toContain('streamController.close()');
  }
});

test('cached markup is exactly the markup that React would render, on first use and later', async () => {
  await insertOffer(db, { title: 'A & <b>', monthly_allowance: 2859.23 });
  for (const address of ['/offres/recherche', '/offres/recherche', '/en/offres/recherche', '/entreprises', '/']) {
    const { ours, inPlace } = await renderThrice(address);
    expect(ours).toBe(inPlace);
  }
});

test('the router’s scripts are loaded only after the first paint', async () => {
  const { ours, theirs } = await renderThrice('/offres/recherche');
  expect(namedLater(ours)).toEqual([...theirs.matchAll(links)].map(([, address]) => address));
  expect(ours).not.toContain('<link rel="modulepreload"');
  expect(ours).not.toMatch(/<script[^>]* type="module" async/);
});

const manifestOf = (offers: number, comma: string): string =>
  `/__manifest?paths=${Array.from({ length: offers }, (_, id) => `/offres/${id}`).join(comma)}&version=1`;

test('scripts may request the routes of all links of a page at once, but not thousands of routes', () => {
  for (const comma of [',', '%2C', '%2c'])
    expect([manifestOf(100, comma), manifestOf(201, comma)].map(asksManyRoutes)).toEqual([false, true]);
});

test('the router’s script is a data block until the first paint: it has a MIME type, no async and no src', async () => {
  const { ours } = await renderThrice('/offres/recherche');
  expect(ours.match(/<script nonce="n" type="text\/later">|<script type="text\/later" nonce="n">/g)).toHaveLength(1);
  expect(ours).not.toMatch(/<link rel="later"/);
});

test('the address of page data is converted to the path of its page', async () => {
  expect(['/offres/recherche.data', '/_.data', '/en/_.data'].map(pagePath)).toEqual(['/offres/recherche', '/', '/en/']);
  expect(['/offres/recherche', '/en', '/data', '/x.data/y'].some(isPageData)).toBe(false);
  const handle = createRequestHandler(await siteBuild(), 'test');
  const context = provideContext(partsOf(board), quietFacts);
  const answer = await handle(new Request('https://mvi.example/nulle-part.data?_routes=root'), context);
  expect(answer.headers.get('content-type')).toContain('text/x-script');
});

test.each(['</script><script>evil()', '<!--<script', 'a & b', 'line\u2028break\r\n', '"quoted" \\ back', "it's"])(
  'loader data %j reaches the browser unchanged and cannot end its script',
  (text) => {
    const json = scriptSafe(JSON.stringify(text));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toBe(text);
  },
);

test('a whole page returns its bytes, status and headers', async () => {
  const page = new WholePage(new TextEncoder().encode('<p>é</p>'), {
    status: 404,
    headers: { 'Content-Type': 'text/html' },
  });
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(Buffer.from(await page.arrayBuffer()).toString('utf8')).toBe('<p>é</p>');
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { Purger } from '#server/outer-cache/purger.ts';
import { outerCacheAt } from '#server/outer-cache/systems.ts';
import { openServer } from '#server/testing/open-server.ts';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../product.ts';
import { debianPackages } from './debian-packages.ts';
import { startVarnish } from './varnish.ts';

const packages = await debianPackages('varnish');
const { db } = await testDatabase();
const board = testBoard(db);
const ends: (() => Promise<unknown>)[] = [];
let varnish = '';
let purger: Purger;
let change: () => void = () => {};

const script = `export const sizes = [${'1, 2, 3, '.repeat(2000)}];`;

/** Writes a script as the build does, with its compressed forms. @returns the folder of the build */
async function buildScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  const path = join(folder, 'assets', 'entry-1a2b3c.js');
  await writeFile(path, script);
  await writeFile(`${path}.gz`, gzipSync(script));
  await writeFile(`${path}.br`, brotliCompressSync(script));
  return folder;
}

beforeAll(async () => {
  if (packages.missing !== undefined) return;
  await insertReference(db);
  const port = await freePort();
  varnish = `http://127.0.0.1:${port}`;
  const environment = { PURGE_URL: varnish, RATE_LIMITS: 'off', PUBLIC_URL: varnish };
  const { app, board: served } = await openServer(board, { environment, clientFolder: await buildScript() });
  ends.push(() => app.close());
  for (const path of ownCookies) app.get(path, (request) => request.headers.cookie ?? 'no cookie');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const running = await startVarnish({ folder, port, backend: Number(new URL(origin).port) });
  ends.push(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  purger = new Purger(outerCacheAt({ kind: 'varnish', url: varnish, token: undefined }), pino({ enabled: false }));
  ends.push(() => purger.stop());
  change = () => {
    served.changes.publish('offers');
    purger.purge('offers');
  };
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const search = '/offres/recherche';
// Addresses below those that have cookies of a sign-in, or of the office.
const ownCookies = [
  '/bureau/step',
  '/en/bureau/step',
  '/idp/step',
  '/connexion/step',
  '/en/connexion/step',
  '/en/inscription/step',
];
async function ask(cookie = '', path = search) {
  const answer = await fetch(varnish + path, { headers: cookie === '' ? {} : { cookie } });
  return { body: await answer.text(), headers: answer.headers, isHit: answer.headers.get('x-varnish')?.includes(' ') };
}

test('Varnish keeps a page of visitors, and shows the new page within a second of a change', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  await ask();
  expect((await ask()).isHit).toBe(true);
  expect((await ask('i18n_redirected=fr; other=1')).isHit).toBe(true);
  await insertOffer(db, { title: 'Horloger des marées' });
  expect((await ask()).body).not.toContain('Horloger des marées');
  await board.search();
  change();
  await vi.waitFor(async () => expect((await ask()).body).toContain('Horloger des marées'), {
    timeout: 1000,
    interval: 50,
  });
});

test('the page of a signed-in person is neither kept by Varnish nor taken from it', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const { candidate } = await insertCandidate(board);
  for (const name of ['session', '__Host-session']) {
    await ask();
    const own = await ask(`i18n_redirected=fr; ${name}=${candidate.oid}`);
    expect([own.isHit, own.headers.get('cache-control')]).toEqual([false, 'private, no-cache']);
    expect((await ask()).body).not.toBe(own.body);
  }
  expect((await ask()).headers.get('cache-control')).toBe('no-cache');
});

test('a browser that has just written something is answered by the site', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  await ask();
  expect((await ask('i18n_redirected=fr; __Host-written=1')).isHit).toBe(false);
  expect((await ask('i18n_redirected=fr')).isHit).toBe(true);
});

test('the cookies of a sign-in and of the office reach the site, so that both work behind Varnish', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  for (const path of ownCookies)
    for (const cookie of ['idp_interaction=first', '__Host-sign-in-x=second', '__Host-office=third'])
      expect((await ask(cookie, path)).body).toBe(cookie);
});

test('the root is asked of the site, and pages carry the language cookie but no header for caches', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  await ask('', '/');
  expect((await ask('', '/')).isHit).toBe(false);
  const { headers } = await ask('', `/en${search}`);
  expect(headers.get('set-cookie')).toContain('i18n_redirected=en');
  expect((await ask('i18n_redirected=fr')).headers.get('set-cookie')).toBeNull();
  expect([headers.get('surrogate-key'), headers.get('surrogate-control')]).toEqual([null, null]);
});

test('only the machines of the site may purge, and only by keys', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const wrong = await fetch(varnish, { method: 'PURGE', headers: { 'Surrogate-Key': '.*' } });
  expect(wrong.status).toBe(403);
});

async function askAsset(headers: Record<string, string> = {}, path = '/assets/entry-1a2b3c.js') {
  const answer = await fetch(varnish + path, { headers });
  const isHit = answer.headers.get('x-varnish')?.includes(' ');
  return { status: answer.status, text: await answer.text(), coded: answer.headers.get('content-encoding'), isHit };
}

test('scripts are kept for everybody, signed in or not, in the smallest form that the browser takes', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  for (const [encoding, coded] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const headers = { 'accept-encoding': encoding };
    await askAsset(headers);
    expect(await askAsset(headers)).toEqual({ status: 200, text: script, coded, isHit: true });
    const own = { ...headers, cookie: '__Host-session=somebody', authorization: 'Bearer token' };
    expect(await askAsset(own)).toMatchObject({ coded, isHit: true });
  }
});

test('a script outlives purges, and a query does not make another one of it', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  await askAsset();
  change();
  expect(await askAsset({}, '/assets/entry-1a2b3c.js?fill=the-memory')).toMatchObject({ text: script, isHit: true });
});

test('a script that one version lacks is not kept as missing', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const lacking = '/assets/of-another-version.js';
  await askAsset({}, lacking);
  expect(await askAsset({}, lacking)).toMatchObject({ status: 404, isHit: false });
});

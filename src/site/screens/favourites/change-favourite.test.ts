import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { maximumOfBrowser } from '#board/favourites/favourite-limits.ts';
import { myFavourites } from '#board/favourites/my-favourites.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const offer = await insertOffer(db);
const keep = { kept: 'yes' };
const script = { accept: 'application/json' };
const from = (path: string) => ({ referer: `https://mvi.example${path}` });
const list = '/espace-personnel/favoris';
const keptBy = async (viewer: Viewer) => (await myFavourites(board, viewer, 'fr')).map((one) => one.offer.id);
const post = (id: number | string, asked: object) => ask(`/offres/${id}/favori`, { form: keep, ...asked });

test('after saving an offer, a candidate returns to the page, where the heart is filled', async () => {
  const viewer = await insertCandidate(board);
  const answer = await post(offer, { viewer, headers: from('/offres/recherche?query=x') });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/offres/recherche?query=x#favori-${offer}`]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await keptBy(viewer)).toEqual([offer]);
});

test('removing an offer from the list offers an undo button', async () => {
  const viewer = await insertCandidate(board);
  await post(offer, { viewer });
  const answer = await post(offer, { viewer, form: { kept: 'no' }, headers: from(`${list}?done=note`) });
  expect(answer.headers.get('location')).toBe(`${list}?done=dropped&offre=${offer}`);
  expect(await keptBy(viewer)).toEqual([]);
  const page = await (await ask(answer.headers.get('location') ?? '', { viewer })).text();
  expect(page).toContain(`action="/offres/${offer}/favori"`);
});

test('a visitor’s favourites are in a cookie that scripts can read, and in the list of favourites', async () => {
  const first = await post(offer, { headers: from('/offres/recherche') });
  expect(first.headers.get('location')).toBe(`/offres/recherche#favori-${offer}`);
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toContain(`__Host-favourites=${offer}.served;`);
  expect(cookie).not.toContain('HttpOnly');
  const other = await insertOffer(db);
  const both = `__Host-favourites=${offer}.${other}`;
  const second = await post(other, { headers: { cookie: `__Host-favourites=${offer}` } });
  expect(second.headers.getSetCookie()[0]).toContain(`${both}.served;`);
  const page = await (await ask(list, { headers: { cookie: both } })).text();
  expect(page.indexOf(`/offres/${other}"`)).toBeLessThan(page.indexOf(`/offres/${offer}"`));
  const dropped = await post(offer, { form: { kept: 'no' }, headers: { cookie: both } });
  expect(dropped.headers.getSetCookie()[0]).toContain(`__Host-favourites=${other}.served;`);
});

const status = async (id: number, asked: object) => (await post(id, asked)).status;

test('a script gets only a status code', async () => {
  const viewer = await insertCandidate(board);
  const others = await Promise.all(Array.from({ length: maximumOfBrowser }, () => insertOffer(db)));
  const full = `__Host-favourites=${others.join('.')}`;
  expect(await status(offer, { viewer, headers: script })).toBe(204);
  expect(await status(offer, { headers: script })).toBe(204);
  expect(await status(7, { viewer, headers: script })).toBe(410);
  expect(await status(offer, { headers: { ...script, cookie: full } })).toBe(409);
});

test('a form without a choice, and an address without an offer, are refused', async () => {
  const viewer = await insertCandidate(board);
  expect((await post(offer, { viewer, form: { kept: 'x' } })).status).toBe(400);
  for (const id of ['x', '0', '99999999999', '1.5']) expect((await post(id, { viewer })).status).toBe(404);
});

test('a return address on another site is not followed, and a GET request redirects to the offer', async () => {
  const viewer = await insertCandidate(board);
  const answer = await post(offer, { viewer, headers: { referer: 'https://evil.example/x' } });
  expect(answer.headers.get('location')).toBe(`${list}?done=kept&offre=${offer}`);
  const read = await ask(`/en/offres/${offer}/favori`);
  expect(read.headers.get('location')).toBe(`/en/offres/${offer}`);
});

test('an offer that was removed from the board is neither listed, compared nor counted', async () => {
  const hidden = [
    await insertOffer(db, { withdrawn_at: noon }),
    await insertOffer(db, { broadcast_start: daysFromNoon(1) }),
  ];
  const forged = { headers: { cookie: `__Host-favourites=${[...hidden, offer].join('.')}` } };
  const pages = [await ask(list, forged), await ask(`${list}/comparer?offre=${offer}&offre=${hidden.join('&offre=')}`)];
  for (const page of pages) {
    const text = await page.text();
    for (const id of hidden) expect(text).not.toContain(`/offres/${id}`);
  }
  for (const id of hidden) expect(await status(id, { headers: script })).toBe(410);
  const gone = Array.from({ length: maximumOfBrowser }, (_, index) => 2 ** 31 - 1 - index).join('.');
  expect(await status(offer, { headers: { ...script, cookie: `__Host-favourites=${gone}` } })).toBe(204);
});

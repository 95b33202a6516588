import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import type { mySearches } from '#board/saved-searches/my-searches.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/espace-personnel/recherches';
// The secret that ask-site.ts uses.

/** Opens the feed of a search and returns its address. */
async function openFeed(viewer: Parameters<typeof mySearches>[1], id: string) {
  await ask(`${list}/${id}`, { viewer, form: { intent: 'openFeed' } });
  const page = await (await ask(`${list}/${id}`, { viewer })).text();
  return new URL(/href="(https:\/\/mvi\.example\/flux\/[^"]+)"/.exec(page)?.[1] ?? '').pathname;
}

test('a feed has the latest offers with absolute links and dates, and an unchanged feed is not sent again', async () => {
  const { viewer, id } = await insertAlertOwner(board, 'query=souffleur', { name: 'Verre & <feu>' });
  const old = await insertOffer(db, {
    title: 'Souffleur \u0001 <b>',
    broadcast_start: daysFromNoon(-2),
    updated_at: daysFromNoon(-5),
  });
  const fresh = await insertOffer(db, {
    title: 'Souffleur',
    broadcast_start: daysFromNoon(-1),
    updated_at: daysFromNoon(0),
  });
  const feed = await openFeed(viewer, id);
  const answer = await ask(feed);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
  expect(() => parseDocument(text, { xmlMode: true })).not.toThrow();
  expect(text).toContain('<title>Verre &amp; &lt;feu&gt;</title>');
  expect([...text.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, date]) => date)).toEqual(
    [daysFromNoon(0), daysFromNoon(0), daysFromNoon(-2)].map((date) => date.toISOString()),
  );
  expect(text.indexOf(`https://mvi.example/offres/${fresh}"`)).toBeLessThan(
    text.indexOf(`https://mvi.example/offres/${old}"`),
  );
  expect(text).not.toMatch(/\p{Cc}(?<!\n)|<b>/u);
  const tag = answer.headers.get('etag') ?? '';
  expect((await ask(feed, { headers: { 'if-none-match': `"x", W/${tag}` } })).status).toBe(304);
  await insertOffer(db, { title: 'Souffleur encore' });
  expect((await ask(feed, { headers: { 'if-none-match': tag } })).status).toBe(200);
});

test('after a feed was closed or got a new address, its old address answers 410', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  const first = await openFeed(viewer, id);
  const second = await openFeed(viewer, id);
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  await ask(`${list}/${id}`, { viewer, form: { intent: 'closeFeed' } });
  expect((await ask(second)).status).toBe(404);
  for (const wrong of ['x', 'a.b.c', '%00', 'x'.repeat(3000)]) expect((await ask(`/flux/${wrong}`)).status).toBe(404);
});

import { expect, test } from 'vitest';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const ask = await openSite(testBoard(db));
const old = await insertOffer(db, { title: 'Souffleur', broadcast_start: daysFromNoon(-2) });
const fresh = await insertOffer(db, { title: 'Souffleur', broadcast_start: daysFromNoon(-1) });
await insertOffer(db, { title: 'Potier' });

const entries = (text: string) =>
  [...text.matchAll(/<id>tag:mvi\.example,2026:offer-(\d+)</g)].map(([, id]) => Number(id));

test('any search, whatever its order and page, has a feed of its latest offers', async () => {
  for (const order of ['', '&sort=3&page=2']) {
    const answer = await ask(`/offres/recherche.atom?query=souffleur${order}`);
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    const text = await answer.text();
    expect(entries(text)).toEqual([fresh, old]);
    expect(text).toContain('href="https://mvi.example/offres/recherche.atom?query=souffleur"');
  }
});

test('an unchanged feed is not sent again, and an empty feed keeps its entity tag', async () => {
  for (const query of ['souffleur', 'zzzzzz']) {
    const address = `/en/offres/recherche.atom?query=${query}`;
    const tag = (await ask(address)).headers.get('etag') ?? '';
    expect((await ask(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
  }
});

test('a feed with hostile parameters is answered', async () => {
  for (const query of ['%00', '%22'.repeat(200), '-', 'a'.repeat(5000), '%F0%9F'])
    expect((await ask(`/offres/recherche.atom?query=${query}&countriesIds=%5B`)).status).toBe(200);
});

test('the page of a search links to its feed', async () => {
  const page = await (await ask('/en/offres/recherche?query=souffleur')).text();
  expect(page).toContain('type="application/atom+xml"');
  expect(page).toContain('/en/offres/recherche.atom?query=souffleur"');
});

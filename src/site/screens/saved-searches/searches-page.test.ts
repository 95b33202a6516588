import { expect, test } from 'vitest';
import { insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/espace-personnel/recherches';

async function candidateWith(address: string) {
  const viewer = await insertCandidate(board);
  return { viewer, id: await saveSearch(board, viewer, { address, locale: 'en' }) };
}

test('a search without a name is shown under a name in the language of the page', async () => {
  const { viewer } = await candidateWith('countriesIds=DE');
  const title = (path: string) => ask(path, { viewer }).then((page) => page.text());
  expect(await title(list)).toMatch(/<h2[^>]*><a[^>]*>Germany<\/a>/);
  expect(await title(list.replace('/en', ''))).toMatch(/<h2[^>]*><a[^>]*>Allemagne<\/a>/);
});

test('a search can be removed and restored', async () => {
  const { viewer, id } = await candidateWith('query=seller');
  const removed = await ask(list, { viewer, form: { intent: 'remove', id } });
  expect(removed.headers.get('location')).toBe(`${list}?done=removed&recherche=${id}`);
  const page = await (await ask(removed.headers.get('location') ?? '', { viewer })).text();
  expect(page).toContain('value="restore"');
  const restored = await ask(list, { viewer, form: { intent: 'restore', id } });
  expect(restored.headers.get('location')).toBe(`${list}?done=restored`);
  expect(await mySearches(board, viewer, 'fr')).toHaveLength(1);
});

test('unknown intents are refused, and a missing search is reported', async () => {
  const viewer = await insertCandidate(board);
  expect((await ask(list, { viewer, form: { intent: 'x', id: 'x' } })).status).toBe(400);
  const { id: others } = await candidateWith('query=seller');
  for (const intent of ['remove', 'restore'])
    for (const id of ['x', '0'.repeat(36), crypto.randomUUID(), others])
      expect((await ask(list, { viewer, form: { intent, id } })).headers.get('location')).toBe(`${list}?done=gone`);
  for (const done of ['x', 'removed&recherche=<img>', 'x'.repeat(2000)])
    expect(await (await ask(`${list}?done=${done}`, { viewer })).text()).not.toContain('<img>');
});

test('all alerts can be paused and resumed', async () => {
  const { viewer } = await insertAlertOwner(board);
  const send = async (form: Record<string, string>) => (await ask(list, { viewer, form })).headers.get('location');
  expect(await send({ intent: 'pause', until: '2026-12-24' })).toBe(`${list}?done=paused`);
  expect(await (await ask(list, { viewer })).text()).toContain('24 December 2026');
  expect(await send({ intent: 'resume' })).toBe(`${list}?done=resumed`);
  expect(await send({ intent: 'pause', until: '2020-01-01' })).toBe(`${list}?done=noDay`);
});

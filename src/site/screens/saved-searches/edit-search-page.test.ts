import { expect, test } from 'vitest';
import { insertAlert } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { timeZones } from '#words/zone-names.ts';
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

test('a form renames a search, and shows a refused name again as typed', async () => {
  const { viewer, id } = await candidateWith('query=buyer');
  const own = `${list}/${id}`;
  expect((await ask(own, { viewer, form: { intent: 'rename', name: 'To buy' } })).headers.get('location')).toBe(
    `${own}?done=renamed`,
  );
  const long = 'y'.repeat(81);
  const refused = await ask(own, { viewer, form: { intent: 'rename', name: long } });
  expect([refused.status, (await refused.text()).includes(long)]).toEqual([400, true]);
  const other = await insertCandidate(board);
  for (const form of [undefined, { intent: 'rename', name: 'Mine' }])
    expect((await ask(own, { viewer: other, ...(form && { form }) })).status).toBe(404);
});

test('an alert is turned on and off, and the page shows its state', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, 'query=x', { frequency: 'off' });
  const own = `${list}/${id}`;
  const form = { intent: 'alert', frequency: 'weekly', hour: '18', timeZone: 'Asia/Tokyo' };
  expect((await ask(own, { viewer, form })).headers.get('location')).toBe(`${own}?done=alert`);
  expect((await mySearches(board, viewer, 'fr'))[0]?.alert).toEqual({
    frequency: 'weekly',
    hour: 18,
    timeZone: 'Asia/Tokyo',
  });
  expect(await (await ask(own, { viewer })).text()).toContain('Confirm your e-mail address');
  expect(await (await ask(list, { viewer })).text()).toContain('every Monday at 18:00 (Tokyo)');
  expect((await ask(own, { viewer, form: { ...form, hour: '99' } })).status).toBe(400);
  expect((await ask(list, { viewer, form: { intent: 'ask' } })).headers.get('location')).toContain('askedTooOften');
});

test('the list contains every time zone once, and the chosen zone is first', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, 'query=x', { frequency: 'daily', timeZone: 'Africa/Lagos' });
  const page = await (await ask(`${list}/${id}`, { viewer })).text();
  const offered = Array.from(page.matchAll(/<option value="([\w/+-]+)"/g), ([, value]) => value);
  const zones = offered.filter((value) => timeZones.some((zone) => zone === value));
  expect([zones.length, new Set(zones)]).toEqual([timeZones.length, new Set(timeZones)]);
  expect(zones[0]).toBe('Africa/Lagos');
});

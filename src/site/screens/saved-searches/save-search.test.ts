import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { maxAddressLength } from '#board/saved-searches/saved-search-limits.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/espace-personnel/recherches';

test('the search screen saves its search, even without results, and confirms it', async () => {
  const viewer = await insertCandidate(board);
  const search = '/en/offres/recherche?query=glassblower&page=4';
  const page = await (await ask(search, { viewer })).text();
  const address = /name="address" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const saved = await ask(`${list}/enregistrer`, { viewer, form: { address } });
  const [mine] = await mySearches(board, viewer, 'fr');
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${list}/${mine?.id}?done=saved`]);
  expect(mine).toMatchObject({ name: 'glassblower', criteria: { query: 'glassblower' } });
  const again = await (await ask(search, { viewer })).text();
  expect(again).toContain(`href="${list}/${mine?.id}"`);
  expect(again).not.toContain('name="address"');
});

test('a visitor chooses between an account and a sign-in, reads why, and returns to the saved search', async () => {
  const answer = await ask(`${list}/enregistrer`, { form: { address: 'query=x' } });
  const to = new URL(answer.headers.get('location') ?? '', 'https://mvi.example');
  expect([answer.status, to.pathname, to.searchParams.get('to')]).toEqual([
    303,
    '/en/connexion/choix',
    `${list}/enregistrer`,
  ]);
  expect(await (await ask(to.pathname + to.search)).text()).toContain('to save this search');
  const viewer = await insertCandidate(board);
  expect((await ask(`${list}/enregistrer`, { viewer })).headers.get('location')).toBe(list);
});

test('a search of ten thousand characters is refused with an explanation', async () => {
  const viewer = await insertCandidate(board);
  const form = { address: `query=${'x'.repeat(10_000)}` };
  const answer = await ask(`${list}/enregistrer`, { viewer, form });
  expect(answer.headers.get('location')).toBe(`${list}?done=tooLong`);
  expect(await (await ask(`${list}?done=tooLong`, { viewer })).text()).toContain('too long to be saved');
  expect(form.address.length).toBeGreaterThan(maxAddressLength);
});

test('a new alert is daily, and an existing alert stays unchanged', async () => {
  const viewer = await insertCandidate(board);
  const form = { address: 'query=glassblower', alert: 'yes' };
  const answer = await ask(`${list}/enregistrer`, { viewer, form });
  const [mine] = await mySearches(board, viewer, 'fr');
  expect(answer.headers.get('location')).toBe(`${list}/${mine?.id}?done=begun`);
  expect(mine?.alert.frequency).toBe('daily');
  await ask(`${list}/${mine?.id}`, {
    viewer,
    form: { intent: 'alert', frequency: 'weekly', hour: '8', timeZone: 'Europe/Paris' },
  });
  await ask(`${list}/enregistrer`, { viewer, form });
  expect((await mySearches(board, viewer, 'fr'))[0]?.alert.frequency).toBe('weekly');
});

import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { myHidden } from '#board/hiding/my-hidden.ts';
import { insertCompany, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const company = await insertCompany(db);
const at = `/entreprises/${company}/masque`;

test('a company is hidden from its page, and shown again by its note or the list', async () => {
  const viewer = await insertCandidate(board);
  const send = async (form: Record<string, string>) => (await ask(at, { viewer, form })).headers.get('location');
  const hidden = async () => (await myHidden(board, viewer)).companies.map(({ id }) => id);
  expect(await send({ wanted: 'yes' })).toBe(`/entreprises/${company}`);
  expect(await hidden()).toEqual([company]);
  const list = '/espace-personnel/masques?done=shown';
  expect(await send({ wanted: 'no', to: list })).toBe(list);
  expect(await hidden()).toEqual([]);
  expect(await (await ask(list, { viewer })).text()).toContain('Elle est de nouveau affichée.');
});

test('a visitor is asked to sign in; unknown companies and fields get a clear answer', async () => {
  const viewer = await insertCandidate(board);
  expect((await ask(at, { form: { wanted: 'yes' } })).headers.get('location')).toContain('/connexion');
  expect((await ask(at, { viewer, form: { wanted: 'x' } })).status).toBe(400);
  expect((await ask('/entreprises/x/masque', { viewer, form: { wanted: 'yes' } })).status).toBe(404);
  const gone = await ask('/entreprises/999999/masque', { viewer, form: { wanted: 'yes' } });
  const page = await ask(gone.headers.get('location') ?? '', { viewer });
  expect(await page.text()).toContain('n’existe plus sur le site');
});

test('the address of the form leads to the company', async () => {
  expect((await ask(at)).headers.get('location')).toBe(`/entreprises/${company}`);
});

import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { mySearches } from './my-searches.ts';
import { removeSearch, restoreSearch } from './remove-search.ts';
import { renameSearch } from './rename-search.ts';
import { savedAs, saveSearch } from './save-search.ts';
import { SavedSearchNotFound } from './saved-search-not-found.ts';
import { maxAddressLength, maximumSavedSearches, removedFor } from './saved-search-limits.ts';
import { SearchNotSaved } from './saved-search-policy.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const save = (viewer: Parameters<typeof saveSearch>[1], address: string) =>
  saveSearch(board, viewer, { address, locale: 'fr' });
const namesOf = async (viewer: Parameters<typeof saveSearch>[1], locale: Locale = 'fr') =>
  (await mySearches(board, viewer, locale)).map(({ name }) => name);

test('a search is saved only once for all orders, pages and spellings of its address', async () => {
  const viewer = await insertCandidate(board);
  const id = await save(viewer, 'query=acheteur&missionsTypesIds=1');
  for (const same of [
    'missionsTypesIds=1&query=++acheteur',
    'query=acheteur&missionsTypesIds=1&page=3&sort=2&utm_source=x',
  ])
    expect(await save(viewer, same)).toBe(id);
  expect(await Promise.all(Array.from({ length: 4 }, () => save(viewer, 'query=x')))).toHaveLength(4);
  expect(await namesOf(viewer)).toHaveLength(2);
  expect(await savedAs(board, viewer, 'missionsTypesIds=1&query=acheteur&page=2')).toBe(id);
  expect(await savedAs(board, viewer, 'missionsTypesIds=1')).toBeNull();
  expect(await savedAs(board, visitor, 'query=acheteur&missionsTypesIds=1')).toBeNull();
});

test('an alert uses the time zone of the candidate’s browser, if it is valid', async () => {
  const viewer = await insertCandidate(board);
  const zones = ['America/Montreal\0', 'Asia/Tokyo', 'x'.repeat(10_000), undefined];
  for (const [index, timeZone] of zones.entries())
    await saveSearch(board, viewer, { address: `query=${index}`, locale: 'fr', timeZone });
  const saved = (await mySearches(board, viewer, 'fr')).toSorted((a, b) => a.name.localeCompare(b.name));
  expect(saved.map(({ alert }) => alert.timeZone)).toEqual([
    'Europe/Paris',
    'Asia/Tokyo',
    'Europe/Paris',
    'Europe/Paris',
  ]);
});

test('a saved search counts the offers that it finds now, and a search without results can be saved too', async () => {
  const viewer = await insertCandidate(board);
  await save(viewer, 'query=souffleur+de+verre');
  expect((await mySearches(board, viewer, 'fr'))[0]?.total).toBe(0);
  await insertOffer(db, { title: 'Souffleur de verre' });
  expect((await mySearches(board, viewer, 'fr'))[0]?.total).toBe(1);
});

test('the number of saved searches and the length of a search are limited', async () => {
  const viewer = await insertCandidate(board);
  for (let index = 0; index < maximumSavedSearches; index += 1) await save(viewer, `query=mot${index}`);
  await expect(save(viewer, 'query=autre')).rejects.toMatchObject({ reason: 'tooMany' });
  await expect(save(viewer, 'query=mot1')).resolves.toBeTypeOf('string');
  await expect(save(viewer, `query=${'x'.repeat(maxAddressLength)}`)).rejects.toMatchObject({ reason: 'tooLong' });
});

test('a search with the longest text can be saved, whatever script it is written in', async () => {
  const viewer = await insertCandidate(board);
  const address = new URLSearchParams({ query: '語'.repeat(400) }).toString();
  await expect(save(viewer, address)).resolves.toBeTypeOf('string');
});

test('unavailable accounts save nothing, and visitors must sign in', async () => {
  await expect(save(await insertCandidate(board, { status_id: 10 }), '')).rejects.toBeInstanceOf(SearchNotSaved);
  await expect(save(visitor, '')).rejects.toBeInstanceOf(SignInRequired);
});

test.each([
  ['', 'Toutes les offres', 'All offers'],
  ['countriesIds=DE&missionsDurations=6-12', 'De 6 à 12 mois, Allemagne', '6 to 12 months, Germany'],
  ['query=acheteur', 'acheteur', 'acheteur'],
  [`query=${'x'.repeat(78)}𠀀𠀀`, `${'x'.repeat(78)}…`, `${'x'.repeat(78)}…`],
])(
  'a search that the candidate has not named (%s) is named by its criteria, in each language',
  async (address, fr, en) => {
    const viewer = await insertCandidate(board);
    await save(viewer, address);
    expect([await namesOf(viewer), await namesOf(viewer, 'en')]).toEqual([[fr], [en]]);
  },
);

test('a candidate can rename only their own searches, and a name must be neither empty nor too long', async () => {
  const viewer = await insertCandidate(board);
  const id = await save(viewer, '');
  await renameSearch(board, viewer, id, '  Le Pérou  ');
  expect([await namesOf(viewer), await namesOf(viewer, 'en')]).toEqual([['Le Pérou'], ['Le Pérou']]);
  for (const name of ['', '   ', 'x'.repeat(81), undefined, 7])
    await expect(renameSearch(board, viewer, id, name)).rejects.toMatchObject({ code: 'input.invalid' });
  const other = await insertCandidate(board);
  for (const wrong of [id, 'x', '', "'; --"])
    await expect(renameSearch(board, other, wrong, 'Mien')).rejects.toBeInstanceOf(SavedSearchNotFound);
  expect(await namesOf(viewer)).toEqual(['Le Pérou']);
});

test('a candidate can remove only their own searches, and removing one twice has no further effect', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const id = await save(viewer, '');
  for (const wrong of [id, crypto.randomUUID(), 'x', ''])
    await expect(removeSearch(board, other, wrong)).rejects.toBeInstanceOf(SavedSearchNotFound);
  expect(await namesOf(viewer)).toHaveLength(1);
  await removeSearch(board, viewer, id);
  await removeSearch(testBoard(db, { now: () => daysFromNoon(removedFor) }), viewer, id);
  await expect(
    restoreSearch(testBoard(db, { now: () => daysFromNoon(removedFor) }), viewer, id),
  ).rejects.toBeInstanceOf(SavedSearchNotFound);
});

test('a removed search can be restored unchanged for a day', async () => {
  const viewer = await insertCandidate(board);
  const id = await save(viewer, 'query=pilote');
  for (let times = 0; times < 2; times += 1) {
    await removeSearch(board, viewer, id);
    expect(await namesOf(viewer)).toEqual([]);
    await restoreSearch(board, viewer, id);
    expect(await namesOf(viewer)).toEqual(['pilote']);
  }
  await removeSearch(board, viewer, id);
  expect(await save(viewer, 'query=pilote')).toBe(id);
  expect(await namesOf(viewer)).toEqual(['pilote']);
});

test('a search is restored with its address even if the board no longer knows some of its criteria', async () => {
  const viewer = await insertCandidate(board);
  const id = await save(viewer, 'query=pilote');
  const address = 'geographicZones=99&query=pilote';
  await db.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
  await removeSearch(board, viewer, id);
  await restoreSearch(board, viewer, id);
  const own = db.selectFrom('saved_searches').select(['id', 'address', 'removed_at']);
  expect(await own.where('candidate_id', '=', viewer.candidate.id).execute()).toEqual([
    { id, address, removed_at: null },
  ]);
});

test('a search is restored only if the candidate has room for it', async () => {
  const viewer = await insertCandidate(board);
  const id = await save(viewer, 'query=mot');
  await removeSearch(board, viewer, id);
  for (let index = 0; index < maximumSavedSearches; index += 1) await save(viewer, `query=mot${index}`);
  await expect(restoreSearch(board, viewer, id)).rejects.toMatchObject({ reason: 'tooMany' });
});

import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import { hideOffer } from '#board/hiding/hide.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { removeSearch } from '#board/saved-searches/remove-search.ts';
import { renameSearch } from '#board/saved-searches/rename-search.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Locale } from '#words/locale.ts';
import { beginAlert } from './begin-alert.ts';
import { changeAlert } from './change-alert.ts';
import { runningAlerts } from './end-alerts.ts';
import { closeFeed, openFeed } from './feed-key.ts';
import { readFeed } from './read-feed.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(async () => {
  await insertReference(db);
  await insertOffer(db, { id: 1, title: 'Acheteur', city_fr: 'Londres', city_en: 'London', country_id: 'GB' });
});

async function savedSearch(locale: Locale = 'fr') {
  const viewer = await insertCandidate(board);
  const searchId = await saveSearch(board, viewer, { address: 'query=acheteur&countriesIds=GB', locale });
  return { viewer, searchId };
}
async function openedFeed(locale: Locale = 'fr') {
  const { viewer, searchId } = await savedSearch(locale);
  await openFeed(board, viewer, searchId);
  return { viewer, searchId, key: await keyOf(searchId) };
}
async function keyOf(searchId: string): Promise<string> {
  const found = db.selectFrom('saved_searches').select('feed_key').where('id', '=', searchId);
  return (await found.executeTakeFirstOrThrow()).feed_key ?? '';
}

test('a feed has the name and offers of its search in the search’s language, and no data about the candidate', async () => {
  const feed = await openedFeed('en');
  const told = await readFeed(board, feed);
  expect(Object.keys(told ?? {}).toSorted()).toEqual(['address', 'locale', 'name', 'offers', 'savedAt']);
  expect(told).toMatchObject({
    name: 'acheteur, United Kingdom',
    locale: 'en',
    offers: [{ id: 1, city: 'London' }],
  });
  expect(JSON.stringify(told)).not.toContain(feed.viewer.candidate.email);
});

test('a feed bears the name that the candidate gave to its search', async () => {
  const feed = await openedFeed('en');
  await renameSearch(board, feed.viewer, feed.searchId, 'Acheter');
  expect(await readFeed(board, feed)).toMatchObject({ name: 'Acheter' });
});

test('a new feed address replaces the former address, and a closed feed has no address', async () => {
  const { viewer, searchId, key } = await openedFeed();
  await openFeed(board, viewer, searchId);
  const next = await keyOf(searchId);
  expect(await readFeed(board, { searchId, key })).toBeUndefined();
  expect(await readFeed(board, { searchId, key: next })).toBeDefined();
  await closeFeed(board, viewer, searchId);
  expect(await readFeed(board, { searchId, key: next })).toBeUndefined();
});

test.each(['', 'x', '\0', 'ffffffff-ffff-4fff-8fff-ffffffffffff'])('a guessed key (%j) opens no feed', async (key) => {
  const { searchId } = await openedFeed();
  expect(await readFeed(board, { searchId, key })).toBeUndefined();
  expect(await readFeed(board, { searchId: key, key: searchId })).toBeUndefined();
});

test('the feed of a removed search or of a closed account is gone', async () => {
  const removed = await openedFeed();
  await removeSearch(board, removed.viewer, removed.searchId);
  expect(await readFeed(board, removed)).toBeUndefined();
  for (const status_id of [1, 10, -1]) {
    const closed = await openedFeed();
    await db.updateTable('candidates').set({ status_id }).where('id', '=', closed.viewer.candidate.id).execute();
    expect(await readFeed(board, closed)).toBeUndefined();
  }
});

test('only the owner of a saved search can open or close its feed', async () => {
  const { viewer, searchId, key } = await openedFeed();
  const other = await insertCandidate(board);
  for (const change of [openFeed, closeFeed]) {
    for (const id of [searchId, 'x', ''])
      await expect(change(board, other, id)).rejects.toBeInstanceOf(SavedSearchNotFound);
    await expect(change(board, visitor, searchId)).rejects.toBeInstanceOf(SignInRequired);
  }
  expect(await keyOf(searchId)).toBe(key);
  await removeSearch(board, viewer, searchId);
  await expect(openFeed(board, viewer, searchId)).rejects.toBeInstanceOf(SavedSearchNotFound);
});

const alertOf = async ({ viewer, searchId }: Awaited<ReturnType<typeof savedSearch>>) =>
  (await mySearches(board, viewer, 'fr')).find(({ id }) => id === searchId)?.alert;

test('an alert starts daily at the hour of its search; a running alert stays as it is', async () => {
  const saved = await savedSearch();
  const before = await alertOf(saved);
  await beginAlert(board, saved.viewer, saved.searchId);
  expect(await alertOf(saved)).toEqual({ ...before, frequency: 'daily' });
  await changeAlert(board, saved.viewer, saved.searchId, { frequency: 'weekly', hour: 20, timeZone: 'Asia/Tokyo' });
  await beginAlert(board, saved.viewer, saved.searchId);
  expect(await alertOf(saved)).toEqual({ frequency: 'weekly', hour: 20, timeZone: 'Asia/Tokyo' });
});

test('nobody can start the alert of another candidate', async () => {
  const saved = await savedSearch();
  await beginAlert(board, await insertCandidate(board), saved.searchId);
  expect(await alertOf(saved)).toMatchObject({ frequency: 'off' });
  await expect(beginAlert(board, visitor, saved.searchId)).rejects.toBeInstanceOf(SignInRequired);
});

test('the page that ends alerts names only running alerts, in the language of the page: one alert or all', async () => {
  const { viewer, searchId } = await savedSearch();
  const save = (address: string) => saveSearch(board, viewer, { address, locale: 'fr' });
  const [other, gone] = [await save('query=b'), await save('query=c')];
  await save('query=d');
  await renameSearch(board, viewer, other, 'Autre');
  for (const id of [searchId, other, gone]) await beginAlert(board, viewer, id);
  await removeSearch(board, viewer, gone);
  const candidateId = viewer.candidate.id;
  const named = async (ended: string | null, locale: Locale) =>
    (await runningAlerts(board, { candidateId, searchId: ended }, locale)).toSorted();
  expect(await named(searchId, 'fr')).toEqual(['acheteur, Royaume-Uni']);
  expect(await named(null, 'en')).toEqual(['Autre', 'acheteur, United Kingdom']);
  expect(await runningAlerts(board, { candidateId: candidateId + 1, searchId }, 'fr')).toEqual([]);
});

test('a feed leaves out what its candidate hides', async () => {
  const feed = await openedFeed();
  await hideOffer(board, feed.viewer, 1);
  expect((await readFeed(board, feed))?.offers).toEqual([]);
  expect((await readFeed(board, await openedFeed()))?.offers).toHaveLength(1);
});

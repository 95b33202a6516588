import { beforeAll, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { setReminders, wantsReminders } from './closing-reminders.ts';
import { droppedFor, dropOffer } from './drop-offer.ts';
import { favouriteOffers } from './favourite-offers.ts';
import { keepOffer, mergeFavourites } from './keep-offer.ts';
import { countFavourites, myFavourites } from './my-favourites.ts';
import { readReminder } from './read-reminder.ts';
import { watchedFavourites } from './watched-favourites.ts';
import { writeNote } from './write-note.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const at = (now: Date) => testBoard(db, { now: () => now });
beforeAll(() => insertReference(db));

test('the favourites of a browser are shown in their order, without offers that are not public', async () => {
  const { filled, withdrawn, over, coming } = await insertClosedOffers(db);
  const open = await insertOffer(db);
  const shown = await favouriteOffers(board, visitor, [coming, over, open, 999_999, withdrawn, filled], 'fr');
  expect(shown.map(({ offer, mark }) => [offer.id, mark])).toEqual([
    [over, 'expired'],
    [open, null],
    [filled, 'filled'],
  ]);
  expect(await favouriteOffers(board, visitor, [], 'fr')).toEqual([]);
});

test('a list of favourites has exactly the data that its page shows', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db, { contact_email: 'SECRET@example.org', description: 'SECRET' });
  await keepOffer(board, viewer, offer);
  const [favourite] = await myFavourites(board, viewer, 'fr');
  expect(Object.keys(favourite ?? {}).toSorted()).toEqual([
    'closesAt',
    'mark',
    'note',
    'offer',
    'studyLevels',
    'withdrawnAt',
  ]);
  expect(JSON.stringify(favourite)).not.toContain('SECRET');
});

test('study levels are named from the lowest to the highest, in the language of the reader', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertOffer(db, { study_level_ids: [4, 2] });
  const levels = async (locale: 'fr' | 'en') =>
    (await favouriteOffers(board, viewer, [id], locale)).flatMap(({ studyLevels }) => studyLevels ?? []);
  const names = await db
    .selectFrom('study_levels')
    .select(['name_fr', 'name_en'])
    .where('id', 'in', [2, 4])
    .orderBy('position')
    .execute();
  expect(await levels('fr')).toEqual(names.map(({ name_fr }) => name_fr));
  expect(await levels('en')).toEqual(names.map(({ name_en }) => name_en));
});

test('a withdrawn favourite stays in the list with its company, place and dates, and tells since when it is withdrawn', async () => {
  const viewer = await insertCandidate(board);
  const [withdrawn, filled] = [await insertOffer(db), await insertOffer(db, { filled_at: noon })];
  for (const id of [withdrawn, filled]) await keepOffer(board, viewer, id);
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', withdrawn).execute();
  const shown = await myFavourites(board, viewer, 'fr');
  const card = { companyName: expect.stringMatching(/^Maison/), cityName: 'Berlin', missionStart: '2027-01-20' };
  expect(shown).toMatchObject([
    { offer: { id: filled }, withdrawnAt: null, mark: 'filled' },
    { offer: { id: withdrawn, title: 'Chargé de projet', ...card }, withdrawnAt: noon, mark: 'expired' },
  ]);
});

test('removing a favourite a second time does not prolong the time in which it can be restored', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await keepOffer(board, viewer, offer);
  await writeNote(board, viewer, offer, 'à revoir');
  await dropOffer(board, viewer, offer);
  const end = daysFromNoon(droppedFor);
  await dropOffer(at(end), viewer, offer);
  await keepOffer(at(end), viewer, offer);
  expect(await myFavourites(board, viewer, 'fr')).toMatchObject([{ note: null }]);
});

test('candidates can neither remove nor count the favourites of others', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const offer = await insertOffer(db);
  await keepOffer(board, viewer, offer);
  await dropOffer(board, other, offer);
  expect([await countFavourites(board, viewer), await countFavourites(board, other)]).toEqual([1, 0]);
});

test('an unavailable account keeps its favourites, and gets none from a browser', async () => {
  const refused = await insertCandidate(board, { status_id: 10 });
  await mergeFavourites(board, refused, [await insertOffer(db)]);
  expect(await countFavourites(board, refused)).toBe(0);
});

test('a favourite to which the candidate has applied is no longer marked as closing soon', async () => {
  const viewer = await insertCandidate(board);
  const [applied, waiting] = [
    await insertOffer(db, { broadcast_end: daysFromNoon(1) }),
    await insertOffer(db, { broadcast_end: daysFromNoon(1) }),
  ];
  for (const id of [applied, waiting]) await keepOffer(board, viewer, id);
  await insertApplication(db, viewer, { offer_id: applied });
  await insertApplication(db, await insertCandidate(board), { offer_id: waiting });
  expect((await watchedFavourites(board, viewer, 'fr', 9)).map(({ id }) => id)).toEqual([waiting]);
  expect((await readReminder(board, viewer.candidate.id, [applied, waiting]))?.offers).toMatchObject([{ id: waiting }]);
});

test('a reminder is in the language of its candidate, lists only this candidate’s favourites, and is not sent to a closed account', async () => {
  const viewer = await insertCandidate(board, { locale: 'en' });
  const columns = { broadcast_end: daysFromNoon(1), city_fr: 'Londres', city_en: 'London', country_id: 'GB' };
  const [mine, foreign, unasked] = [
    await insertOffer(db, columns),
    await insertOffer(db, columns),
    await insertOffer(db, columns),
  ];
  for (const offer of [mine, unasked]) await keepOffer(board, viewer, offer);
  await keepOffer(board, await insertCandidate(board), foreign);
  const { id, email } = viewer.candidate;
  const reminder = await readReminder(board, id, [mine, foreign]);
  expect(reminder).toMatchObject({
    email,
    locale: 'en',
    offers: [
      {
        id: mine,
        title: 'Chargé de projet',
        companyName: expect.any(String),
        city: 'London',
        country: 'United Kingdom',
        allowance: { euros: expect.any(Number), scaleYear: 2025 },
        closesAt: daysFromNoon(1),
      },
    ],
  });
  expect(await readReminder(board, id, [])).toBeUndefined();
  await db.updateTable('candidates').set({ status_id: 1 }).where('id', '=', id).execute();
  expect(await readReminder(board, id, [mine])).toBeUndefined();
});

test('reminders can be switched off and on again', async () => {
  const viewer = await insertCandidate(board);
  const wanted = [await wantsReminders(board, viewer)];
  for (const wish of [false, true]) {
    await setReminders(board, viewer, wish);
    wanted.push(await wantsReminders(board, viewer));
  }
  expect(wanted).toEqual([true, false, true]);
});

test('a visitor has no favourites on the board', async () => {
  const asked = [
    () => myFavourites(board, visitor, 'fr'),
    () => countFavourites(board, visitor),
    () => watchedFavourites(board, visitor, 'fr', 1),
    () => dropOffer(board, visitor, 1),
    () => mergeFavourites(board, visitor, [1]),
    () => writeNote(board, visitor, 1, 'x'),
    () => wantsReminders(board, visitor),
  ];
  for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(SignInRequired);
});

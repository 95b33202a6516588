import { beforeAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';

const { db } = await testDatabase();
const board = testBoard(db);

beforeAll(async () => {
  await insertReference(db);
  const texts = [
    ['Comptable', 'Télétravail deux jours par semaine.'],
    ['Comptable', 'Une mission de 6 mois, renouvelable. Niveau bac + 3.'],
    ['Accountant', 'Remote work is possible.'],
    ['Juriste', 'Vous travaillez via notre réseau.'],
    ['Attaché culturel', 'Un volontariat international en administration.'],
    ['Acheteur', 'Vous achetez.'],
  ];
  for (const [at, [title = '', description = '']] of texts.entries())
    await insertOffer(db, {
      id: at + 1,
      title,
      description,
      duration_months: 12,
      mission_type_id: 1,
      study_level_ids: [2],
    });
  await insertOffer(db, { id: 7, title: 'Logisticien', description: '', duration_months: 24, study_level_ids: [4] });
});

async function search(query: string, chosen: Partial<OfferCriteria> = {}) {
  const { total, offers, notes, criteria } = await searchOffers(
    board,
    { ...noCriteria, query, ...chosen },
    { locale: 'fr' },
  );
  const ids = offers.slice(0, total).map(({ id }) => id);
  return { ids: ids.toSorted((a, b) => a - b), untold: notes.untold?.options ?? [], notes, criteria };
}

test.each([
  ['télétravail', [1, 3], [{ name: 'remoteWork', option: true }], '"télétravail"'],
  ['remote', [1, 3], [{ name: 'remoteWork', option: true }], '"remote"'],
  ['comptable en télétravail', [1, 3], [{ name: 'remoteWork', option: true }], 'comptable en "télétravail"'],
  ['6 mois', [2], [{ name: 'durations', option: '0-6' }], '"6 mois"'],
  ['comptable 6 months', [2], [{ name: 'durations', option: '0-6' }], 'comptable "6 months"'],
  ['V.I.A.', [5], [{ name: 'missionTypes', option: 3 }], '"V.I.A."'],
  ['bac+3', [2], [{ name: 'studyLevels', option: 8 }], '"bac+3"'],
])('no offer has the option of «%s», so its words are searched in the texts', async (query, ids, untold, text) => {
  expect(await search(query)).toMatchObject({ ids, untold, criteria: { query: text } });
});

test('the search for the option itself is kept as a way back', async () => {
  const { notes } = await search('comptable télétravail');
  expect(notes.untold?.criteria).toMatchObject({ query: 'comptable', remoteWork: true });
});

test('of two options, only the one that no offer has is searched as text', async () => {
  const { ids, untold, criteria } = await search('télétravail 12 mois');
  expect({ ids, untold }).toEqual({ ids: [1, 3], untold: [{ name: 'remoteWork', option: true }] });
  expect(criteria.durations).toEqual(['6-12']);
});

test.each([
  ['logisticien 24 mois', 'durations', [7]],
  ['bac+5', 'studyLevels', [7]],
])('«%s» selects its criterion, because an offer has the option', async (query, name, ids) => {
  expect(await search(query)).toMatchObject({ ids, untold: [] });
  expect((await search(query)).criteria).not.toMatchObject({ [name]: [] });
});

test('an option that neither an offer nor a text tells stays a criterion', async () => {
  expect(await search('acheteur télétravail')).toMatchObject({
    ids: [],
    untold: [],
    criteria: { query: 'acheteur', remoteWork: true },
  });
});

test('a chosen criterion is never searched as text', async () => {
  expect(await search('comptable', { remoteWork: true })).toMatchObject({ ids: [], untold: [] });
});

test('words about the candidate beside a job are neither a criterion nor reported', async () => {
  expect(await search('comptable bac+2')).toMatchObject({ untold: [], notes: { untold: null } });
});

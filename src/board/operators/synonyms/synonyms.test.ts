import { afterEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { Actor } from '#staff/actor.ts';
import { checkSynonym } from './check-synonym.ts';
import { listSynonyms } from './list-synonyms.ts';
import { setSynonym, undoSynonymChange } from './set-synonym.ts';
import { synonymEffects } from './synonym-effects.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const buyer = await insertOffer(db, { title: 'Acheteur projets' });
const taught = await insertOffer(db, { title: 'Zorbeur de métaux' });
for (let index = 0; index < 40; index += 1) await insertOffer(db, { title: `Quidam ${index} à la mine` });
const found = async (query: string) => {
  const { offers } = await searchOffers(board, { ...noCriteria, query }, { locale: 'fr' });
  return offers.map(({ id }) => id).toSorted((a, b) => a - b);
};
const set = (word: string, concept: string) => setSynonym(board, operator, { word, concept });
const lastChange = async () => (await listSynonyms(board)).changes[0]?.id ?? 0;

afterEach(async () => {
  await db.deleteFrom('search_synonyms').execute();
  await db.deleteFrom('search_synonym_changes').execute();
});

test('a taught word finds the offers of its concept, and the concept finds those with the word, until it is undone', async () => {
  expect([await found('acheteur'), await found('zorbeur')]).toEqual([[buyer], [taught]]);
  await set('Zorbeur', 'acheteur');
  expect([await found('acheteur'), await found('zorbeur')]).toEqual([
    [buyer, taught],
    [buyer, taught],
  ]);
  await undoSynonymChange(board, operator, await lastChange());
  expect([await found('acheteur'), await found('zorbeur')]).toEqual([[buyer], [taught]]);
});

test('a name of the files that is switched off names its concept no more', async () => {
  await set('acheteuse de projets', 'acheteur').catch(() => undefined);
  await set('purchaser', '');
  expect(await found('purchaser')).toEqual([]);
  await undoSynonymChange(board, operator, await lastChange());
  expect(await found('purchaser')).toContain(buyer);
});

test('before a change, the searches of visitors that it touches are shown with their results', async () => {
  const day = '2026-11-20';
  const asked = { day, locale: 'fr', searches: 9, without_results: 0, opened: 1, visitors: 5 } as const;
  await db
    .insertInto('asked_searches')
    .values([
      { ...asked, text: 'acheteur' },
      { ...asked, text: 'zorbeur' },
      { ...asked, text: 'mine' },
    ])
    .execute();
  const effects = await synonymEffects(board, await checkSynonym(board, { word: 'zorbeur', concept: 'acheteur' }));
  expect(effects.toSorted((a, b) => a.text.localeCompare(b.text))).toMatchObject([
    { text: 'acheteur', before: 1, after: 2 },
    { text: 'zorbeur', before: 1, after: 2 },
  ]);
});

test.each([
  ['', 'acheteur', { fields: { word: 'field.required' } }],
  ['de la', 'acheteur', { fields: { word: 'field.invalid' } }],
  ['123', 'acheteur', { fields: { word: 'field.invalid' } }],
  ['acheteur', 'acheteur', { fields: { word: 'field.invalid' } }],
  ['x'.repeat(61), 'acheteur', { fields: { word: 'name.tooLong' } }],
  ['zorbeur', 'no such concept', { fields: { concept: 'field.invalid' } }],
  ['ingénieur', 'acheteur', { code: 'office.synonymIsRank' }],
  ['Terraform', '', { code: 'office.synonymIsLastName' }],
  ['achats', 'project-buyer', { code: 'office.synonymInCircle' }],
  ['quidam', 'acheteur', { code: 'office.synonymTooWide' }],
])('the word %j is no name of %j', async (word, concept, refusal) => {
  await expect(set(word, concept)).rejects.toMatchObject(refusal);
  expect((await listSynonyms(board)).changes).toEqual([]);
});

test('a change that was followed by another one is not taken back, nor by an editor', async () => {
  await set('zorbeur', 'acheteur');
  const first = await lastChange();
  await set('zorbeur', 'comptable');
  const changed = { code: 'office.synonymChanged' };
  await expect(undoSynonymChange(board, operator, first)).rejects.toMatchObject(changed);
  await expect(undoSynonymChange(board, operator, 0)).rejects.toMatchObject(changed);
  const editor: Actor = { ...operator, roles: ['editor'] };
  await expect(undoSynonymChange(board, editor, first)).rejects.toMatchObject({ code: 'office.notAllowed' });
  expect((await listSynonyms(board)).words).toMatchObject([{ word: 'zorbeur', concept: 'accounting' }]);
});

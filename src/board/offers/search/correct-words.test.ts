import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '../testing/offer-fixtures.ts';
import { correctWords } from './correct-words.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  await insertReference(db);
  await db.deleteFrom('offers').execute();
  await db.deleteFrom('search_words').execute();
});

/** What each word becomes, in order. */
async function corrected(...words: string[]): Promise<readonly string[] | null> {
  const found = await db.transaction().execute((transaction) => correctWords(transaction, words, noon));
  return found?.words ?? null;
}

test('a word that no offer has becomes the most alike that an open offer has, as the offer writes it', async () => {
  await insertOffer(db, { title: 'Ingénieur Qualité' });
  const words = ['ingenieru', 'qualite'];
  expect(await db.transaction().execute((transaction) => correctWords(transaction, words, noon))).toEqual({
    words: ['ingenieur', 'qualite'],
    corrections: [{ from: 'ingenieru', to: 'ingénieur' }],
  });
});

test('each word is corrected apart, and those like none stay as they are', async () => {
  await insertOffer(db, { title: 'Acheteur logistique' });
  expect(await corrected('acheteru', 'xylophone', 'logistqiue')).toEqual(['acheteur', 'xylophone', 'logistique']);
  expect(await corrected('xylophone')).toBeNull();
  expect(await corrected()).toBeNull();
});

test('a word of an open offer is never corrected, nor is one of an offer that is over', async () => {
  await insertOffer(db, { title: 'Vendeur' });
  await insertOffer(db, { title: 'Vendeux', broadcast_end: daysFromNoon(-1) });
  expect(await corrected('vendeur')).toBeNull();
  expect(await corrected('vendeux')).toBeNull();
});

test('a word is not taken for one that only a closed offer has', async () => {
  await insertOffer(db, { title: 'Horloger', broadcast_end: daysFromNoon(0) });
  expect(await corrected('horlogre')).toBeNull();
  await insertOffer(db, { title: 'Horloger' });
  expect(await corrected('horlogre')).toEqual(['horloger']);
});

test('of words as much alike that of more open offers is meant, and a closer one before both', async () => {
  await insertOffer(db, { title: 'Menteur' });
  await insertOffer(db, { title: 'Monteur' });
  await insertOffer(db, { title: 'Monteur' });
  expect(await corrected('minteur')).toEqual(['monteur']);
  await insertOffer(db, { title: 'Programmation' });
  for (let one = 0; one < 3; one++) await insertOffer(db, { title: 'Programmateur' });
  expect(await corrected('programmatiom')).toEqual(['programmation']);
});

test.each([
  ['a short word has too many neighbours', 'soudeur son', 'sno'],
  ['a number is not misspelt', 'Norme 27001', '27002'],
  ['a word of fewer than eight letters has one mistake at most', 'Vendeur', 'vendoir'],
  ['a longer one has two at most', 'Logistique', 'lojiztiqu'],
])('%s: «%s» is not what %s means', async (_rule, title, typed) => {
  await insertOffer(db, { title });
  expect(await corrected(typed)).toBeNull();
});

test('two mistakes of a long word are mended', async () => {
  await insertOffer(db, { title: 'Logistique' });
  expect(await corrected('lojistiqe')).toEqual(['logistique']);
});

test('places and companies are words of an offer, its description is none', async () => {
  await insertOffer(db, { title: 'Acheteur', city_fr: 'Munich', city_en: 'Munich', description: 'Soudure' });
  expect(await corrected('munihc')).toEqual(['munich']);
  expect(await corrected('soduure')).toBeNull();
});

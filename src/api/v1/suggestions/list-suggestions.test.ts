import { expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { asSent, askEndpoint } from '../testing/ask-endpoint.ts';
import { listSuggestions } from './list-suggestions.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db, { name: 'Verrerie du Lac' });
await insertOffer(db, { company_id, title: 'Comptable', country_id: 'DE', city_fr: 'Munich', city_en: 'Munich' });
const board = testBoard(db);

const suggest = async (text: string) =>
  JSON.stringify(asSent((await askEndpoint(listSuggestions, board, { query: { text } })).body));

test('typed letters suggest trades, places and companies with open offers', async () => {
  expect(await suggest('compta')).toContain('omptable');
  expect(await suggest('alle')).toContain('Allemagne');
  expect(await suggest('verr')).toContain('Verrerie du Lac');
  expect(await suggest('mun')).toContain('Munich');
});

test('a place without open offers is not suggested', async () => {
  expect(await suggest('japo')).not.toContain('Japon');
});

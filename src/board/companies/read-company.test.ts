import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { companyIdOf } from './company-id.ts';
import { CompanyNotFound } from './company-not-found.ts';
import { presentCompany } from './present-company.ts';
import { readCompany } from './read-company.ts';

const { db } = await testDatabase();
const board = testBoard(db);

beforeAll(async () => {
  await insertReference(db);
  await insertCompany(db, {
    id: 7,
    name: 'Atelier Boréal',
    presentation: 'Nous construisons des bateaux pour le monde entier.',
    presentation_en: 'We build ships for the whole world.',
    sector_id: 100001,
    turnover_millions: 12.5,
    turnover_year: 2024,
    employees: 340,
  });
  await insertCompany(db, { id: 8, name: 'Écume' });
  for (const country_id of ['DE', 'JP', 'JP']) await insertOffer(db, { company_id: 7, country_id });
  await insertOffer(db, { company_id: 7, country_id: 'BR', withdrawn_at: daysFromNoon(-1) });
});

test('a company has its figures, its open offers, and the countries with most offers first', async () => {
  expect(await readCompany(board, 7, 'fr')).toMatchObject({
    offers: 3,
    countries: [
      { value: 'JP', count: 2 },
      { value: 'DE', count: 1 },
    ],
    turnoverMillions: 12.5,
    turnoverYear: 2024,
    employees: 340,
    countriesCount: null,
    volunteersWelcomed: null,
  });
});

test('a company with two presentations shows the one in the language of the page', async () => {
  expect((await readCompany(board, 7, 'fr')).presentation?.language).toBe('fr');
  expect((await readCompany(board, 7, 'en')).presentation).toEqual({
    text: 'We build ships for the whole world.',
    language: 'en',
  });
});

test('a company may have no data but its name', async () => {
  expect(await readCompany(board, 8, 'fr')).toMatchObject({ presentation: null, openingLines: '', offers: 0 });
});

test('an unknown id finds no company, and an invalid id is not even looked up', async () => {
  await expect(readCompany(board, 9, 'fr')).rejects.toBeInstanceOf(CompanyNotFound);
  expect(['0', '-1', '1e3', '99999999999', '2147483648', ' 7', 'x', ''].map(companyIdOf)).toEqual(Array(8).fill(null));
  expect(companyIdOf('2147483647')).toBe(2_147_483_647);
});

test('a visitor gets only the summary; every account gets the whole company', async () => {
  const company = await readCompany(board, 7, 'fr');
  const shown = presentCompany(company, visitor);
  expect(Object.keys(shown.company).toSorted()).toEqual(
    ['countries', 'id', 'logoUrl', 'name', 'offers', 'openingLanguage', 'openingLines', 'sector', 'size'].toSorted(),
  );
  expect(presentCompany(company, await insertCandidate(board))).toEqual({ whole: true, company });
});

test('the opening lines come from the company’s presentation or else from its expertise, with the language of that text', async () => {
  const expertise = 'Le verre soufflé pour les phares et les navires.';
  await insertCompany(db, { id: 20, expertise });
  await insertCompany(db, {
    id: 21,
    expertise,
    presentation: 'We are the makers of lamps for the ships of this coast.',
  });
  expect(await readCompany(board, 20, 'en')).toMatchObject({ openingLines: expertise, openingLanguage: 'fr' });
  expect(await readCompany(board, 21, 'fr')).toMatchObject({ openingLanguage: 'en' });
  expect(await readCompany(board, 8, 'fr')).toMatchObject({ openingLines: '', openingLanguage: null });
});

test('sector and size have names in the language of the reader', async () => {
  await insertCompany(db, { id: 22, sector_id: 100001, size_id: 2 });
  const [fr, en] = [await readCompany(board, 22, 'fr'), await readCompany(board, 22, 'en')];
  expect([fr.size?.name, en.size?.name]).toEqual(['PME et ETI', 'Small and mid-size company']);
  expect(fr.sector?.name).not.toBe(en.sector?.name);
});

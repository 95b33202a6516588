import { expect, test } from 'vitest';
import { knowledgeOfTests } from '#search/understanding/testing/knowledge-of-tests.ts';
import { understand } from '#search/understanding/understand.ts';

const knowledge = await knowledgeOfTests();

type Named = { cities?: string[]; countries?: string[]; zones?: number[]; companies?: number[]; text?: string };

test.each<[text: string, named: Named]>([
  ['Bruxelles', { cities: ['BE-Brux'], text: '' }],
  ['acheteur à Brussels', { cities: ['BE-Brux'], text: 'acheteur' }],
  ['comptabilité en Pologne', { countries: ['PL'], text: 'comptabilité' }],
  ['Cologne', { cities: ['DE-Colo'], countries: [] }],
  ['Bruxelles, Belgique', { cities: ['BE-Brux'], countries: [], text: '' }],
  ['Birmingham', { cities: ['GB-Birm', 'US-Birm'] }],
  ['Birmingham UK', { cities: ['GB-Birm'], countries: [] }],
  ['buyer in New York', { cities: ['US-New '], text: 'buyer' }],
  ['vente en Côte d’Ivoire', { countries: ['CI'], text: 'vente' }],
  ['Singapour', { cities: [], countries: ['SG'] }],
  ['data analyst Bombay', { cities: [], countries: ['IN'], text: 'data analyst' }],
  ['Californie', { cities: [], countries: ['US'] }],
  ['Bavière', { cities: ['DE-Muni'], countries: [] }],
  ['Europe', { countries: [], zones: [5, 6] }],
  ['pays nordiques', { countries: ['SE', 'NO', 'DK', 'FI', 'IS'], zones: [] }],
])('«%s» names a place', (text, named) => {
  expect(understand(text, knowledge, 'fr')).toMatchObject(named);
});

test('if a name is a city in one language and a country in the other, the language of the page decides', () => {
  expect(understand('Mexico', knowledge, 'fr')).toMatchObject({ cities: ['MX-Mexi'], countries: [] });
  expect(understand('Mexico', knowledge, 'en')).toMatchObject({ cities: [], countries: ['MX'] });
});

test.each<[text: string, cities: string[]]>([
  ['reading', ['GB-READ']],
  ['job in Reading', ['GB-READ']],
  ['Reading comptable', ['GB-READ']],
  ['reading comptable', []],
  ['développeur mobile', []],
  ['Développeur Mobile', []],
  ['comptable à Mobile', ['US-Mobi']],
])('capitals, prepositions and neighbouring words decide if «%s» names a city', (text, cities) => {
  expect(understand(text, knowledge, 'fr').cities).toEqual(cities);
});

test.each<[text: string, named: Named]>([
  ['airbus', { companies: [1, 2], text: '' }],
  ['ingénieur chez Airbus Helicopters', { companies: [2], text: 'ingénieur' }],
  ["L'Oréal", { companies: [3], text: '' }],
  ['seb', { companies: [5] }],
  ['orange', { companies: [4] }],
  ['Orange marketing', { companies: [4], text: 'marketing' }],
  ['orange marketing', { companies: [] }],
  ['action commerciale', { companies: [] }],
  ['Action contre la faim', { companies: [6], text: '' }],
  ['data', { companies: [] }],
  ['data marketing', { companies: [] }],
])('«%s» names exactly these companies', (text, named) => {
  expect(understand(text, knowledge, 'fr')).toMatchObject(named);
});

test.each([
  ['VIE237379', 237_379],
  ['vie 237379', 237_379],
  ['237379', 237_379],
  ['offre n° 237379', 237_379],
  ['salaire 35000 euros', null],
  ['2026', null],
])('the reference in «%s» is %s', (text, reference) => {
  expect(understand(text, knowledge, 'fr').reference).toBe(reference);
});

test.each([
  ['BNP Paribas', ['BNP Paribas'], ''],
  ['juriste chez BNP', ['BNP Paribas'], 'juriste'],
  ['Sephora Bruxelles', ['Sephora'], ''],
  ['make it work', [], 'make it work'],
  ['comptable en avril', [], 'comptable en avril'],
])('in «%s», the companies without offers on the board are %j, and the rest is «%s»', (text, names, left) => {
  const { absent } = understand(text, knowledge, 'fr');
  expect(absent).toMatchObject({
    text: left,
    groups: names.map((name) => ({ names: expect.arrayContaining([name]) })),
  });
});

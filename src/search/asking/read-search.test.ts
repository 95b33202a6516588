import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { locales } from '#words/locale.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from './prepare-search.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const munich = { country_id: 'DE', city_fr: 'Munich', city_en: 'Munich' };
const tokyo = { country_id: 'JP', city_fr: 'Tokyo', city_en: 'Tokyo' };

const companyId = 77;

beforeAll(async () => {
  await insertReference(db);
  const company_id = await insertCompany(db, { id: companyId, name: 'Brasserie du Port' });
  await insertOffer(db, { id: 1, title: 'Acheteur industriel', ...munich });
  await insertOffer(db, { id: 2, title: 'Buyer', language: 'en', ...tokyo });
  await insertOffer(db, { id: 3, title: 'Auditeur interne', description: 'Vous aidez le chef de projet.', ...tokyo });
  await insertOffer(db, {
    id: 4,
    title: 'Projet de cuisine',
    description: 'Le chef vous attend.',
    company_id,
    ...tokyo,
  });
  await insertOffer(db, { id: 237379, reference: 'VIE237379', title: 'Juriste', ...munich });
});

function search(criteria: Partial<OfferCriteria>) {
  return searchOffers(board, { ...noCriteria, ...criteria }, { locale: 'fr' });
}

async function found(query: string): Promise<{ main: number[]; near: number[] }> {
  const { offers, firstNear } = await search({ query });
  const ids = offers.map(({ id }) => id);
  return { main: ids.slice(0, firstNear ?? ids.length), near: firstNear === null ? [] : ids.slice(firstNear) };
}

describe('names in a text', () => {
  test('a place becomes a criterion together with its country and continent, and the rest stays text', async () => {
    const { criteria, total } = await search({ query: 'acheteur à Munich' });
    expect(criteria).toMatchObject({ query: 'acheteur', countries: ['DE'], cities: ['DE-munich'] });
    expect(total).toBe(1);
  });
  test('a city without offers is searched as its country, and the search says so', async () => {
    const { criteria, notes } = await search({ query: 'acheteur anvers' });
    expect(criteria).toMatchObject({ query: 'acheteur', countries: ['BE'] });
    expect(notes.towns).toEqual([{ name: 'Anvers', countries: ['BE'] }]);
    expect((await search({ query: 'acheteur à Munich' })).notes.towns).toEqual([]);
  });
  test('a company becomes a criterion', async () => {
    const { criteria, offers } = await search({ query: 'Brasserie du Port' });
    expect(criteria.query).toBe('');
    expect(offers.map(({ id }) => id)).toEqual([4]);
  });
  test.each(['VIE237379', '237379', 'vie 237379'])(
    '«%s» finds an offer by its reference, and stays in the text',
    async (query) => {
      expect(await found(query)).toEqual({ main: [237_379], near: [] });
      expect((await search({ query })).criteria.query).toBe(query);
    },
  );
  test.each([
    ['VIA', [3], ''],
    ['une offre VIE', [1], ''],
    ['acheteur VIE', [], 'acheteur VIE'],
  ])('«%s» selects mission types only if the text has nothing else', async (query, missionTypes, text) => {
    expect((await search({ query })).criteria).toMatchObject({ missionTypes, query: text });
  });
  test('an option named in the text replaces the chosen option of the same criterion', async () => {
    const { criteria } = await search({ query: 'juriste 12 mois', durations: ['18-24'], companySizes: [1] });
    expect(criteria).toMatchObject({ query: 'juriste', durations: ['6-12'], companySizes: [1] });
  });
  test.each([
    ['vie à -audit remote', 'vie -audit', { remoteWork: true }],
    ['acheteur à -audit Munich', 'acheteur -audit', { cities: ['DE-munich'] }],
    ['juriste 12 "chef" mois', 'juriste "chef"', { durations: ['6-12'] }],
  ])('an operator between the words of a name stays in the text (%s)', async (query, text, named) => {
    expect((await search({ query })).criteria).toMatchObject({ query: text, ...named });
  });
  test.each([
    ['acheteur hors Allemagne', [2], { query: 'acheteur', excludedPlaces: ['DE'] }],
    ['acheteur sauf Munich', [2], { query: 'acheteur', excludedPlaces: ['DE-munich'] }],
    ['not in Asia', [1, 237_379], { query: '', excludedPlaces: ['4'] }],
    ['-"Brasserie du Port"', [1, 2, 3, 237_379], { query: '', excludedCompanies: [companyId] }],
    ['sans juriste', [1, 2, 3, 4], { query: '-juriste' }],
  ])('«%s» finds %j and excludes the rest', async (query, ids, criteria) => {
    expect(await search({ query })).toMatchObject({ criteria, total: ids.length });
    expect((await found(query)).main.toSorted((a, b) => a - b)).toEqual(ids);
  });
  test('what the text excludes is no longer chosen, and what it names is no longer excluded', async () => {
    const chosen = { zones: [4, 5], countries: ['DE', 'JP'], excludedPlaces: ['BE'] };
    expect((await search({ query: 'hors Allemagne', ...chosen })).criteria).toMatchObject({
      countries: ['JP'],
      excludedPlaces: ['BE', 'DE'],
    });
    expect((await search({ query: 'Munich', excludedPlaces: ['4', '5', 'DE'] })).criteria.excludedPlaces).toEqual([
      '4',
    ]);
  });
  test('a typo in an excluded name is corrected', async () => {
    expect((await search({ query: 'acheteur hors Munihc' })).criteria.excludedPlaces).toEqual(['DE-munich']);
  });
  test('reading the result of a read search again changes nothing', async () => {
    const reference = await board.reference();
    const words = fc.constantFrom(
      'acheteur',
      'Munich',
      'Tokyo',
      'à',
      'Japon',
      'Brasserie',
      '"chef"',
      '-audit',
      'ou',
      'vie',
      'remote',
      '12 mois',
      'sans',
      'pas',
      'sauf',
      'anglais',
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(' '));
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(...locales), async (query, locale) => {
        const { reading } = await prepareSearch(board, { ...noCriteria, query }, locale);
        const settled = readCriteria(writeCriteria(reading.criteria), reference);
        const again = await prepareSearch(board, settled, locale);
        expect(again.reading.criteria).toEqual(settled);
      }),
      { numRuns: 30, examples: [['vie à -audit remote', 'fr']] },
    );
  });
});

describe('words of a text', () => {
  test('a job title finds offers under its name in the other language, with an explanation', async () => {
    const { offers } = await search({ query: 'acheteur' });
    expect(offers.map(({ id, why }) => [id, why])).toEqual([
      [1, null],
      [2, { kind: 'equivalent', of: 'acheteur' }],
    ]);
  });
  test('an offer that lacks a part of the text comes after the other offers, and is not counted', async () => {
    expect(await search({ query: 'acheteur juriste' })).toMatchObject({ total: 0, near: 3, firstNear: 0 });
    const { main, near } = await found('acheteur industriel');
    expect(main[0]).toBe(1);
    expect(near).not.toContain(1);
  });
  test.each(['ou', '-', '&', 'de la'])('«%s» has no meaning for the search and stays in the field', async (query) => {
    expect(await search({ query })).toMatchObject({ total: 0, criteria: { query }, notes: { silent: true } });
  });
  test('a text that only excludes words finds all other offers', async () => {
    expect(new Set((await found('-industriel')).main)).toEqual(new Set([2, 3, 4, 237_379]));
  });
  test('a search for a quoted phrase finds only offers that contain it word by word', async () => {
    expect((await found('"chef de projet"')).main).toEqual([3]);
  });
  test.each(['acheteur -industriel', '-industriel acheteur', '-industriel acheteur Tokyo'])(
    'no offer found by «%s» has the word after the minus',
    async (query) => {
      expect((await found(query)).main).toEqual([2]);
      expect((await search({ query })).criteria.query).toContain('-industriel');
    },
  );
});

describe('a typo', () => {
  test('a typo is corrected and reported, with a link to the typed text', async () => {
    const { total, notes } = await search({ query: 'achteur' });
    expect(total).toBe(2);
    expect(notes).toMatchObject({ corrected: 'acheteur', typed: { query: '"achteur"' } });
    expect((await search({ query: notes.typed?.query ?? '' })).total).toBe(0);
  });
  test('the name of a well-known company is never corrected, with or without offers', async () => {
    expect((await search({ query: 'L’Oréal' })).notes.corrected).toBeNull();
  });
  test.each(['boit', 'bois', 'offrr'])(
    '«%s» is not corrected, because no word is corrected to a stop word',
    async (query) => {
      expect((await search({ query })).notes).toMatchObject({ corrected: null, silent: false });
    },
  );
  test('the report of a typo contains the whole text', async () => {
    expect((await search({ query: 'achteur ou juriste' })).notes).toMatchObject({
      corrected: 'acheteur ou juriste',
      typed: { query: '"achteur" ou juriste' },
    });
  });
  test('a typo is corrected even if no offer passes the filters', async () => {
    const chosen = { remoteWork: true, countries: ['DE'], zones: [5] };
    const { notes } = await search({ query: 'achteur', ...chosen });
    expect(notes).toMatchObject({ corrected: 'acheteur', typed: chosen });
  });
  test('a typo is neither joined nor split across a place or a company', async () => {
    const { criteria } = await search({ query: 'indus Munich triel' });
    expect(criteria.cities).toEqual(['DE-munich']);
    expect(criteria.query).not.toBe('industriel');
  });
  test('a place next to a typo is recognised', async () => {
    expect((await search({ query: 'achteur Munich' })).criteria).toMatchObject({ cities: ['DE-munich'] });
  });
});

test('the search reports that a text is too long, and the text stays in the field', async () => {
  const query = `acheteur ${'à Munich '.repeat(30)}`.trim();
  expect(await search({ query })).toMatchObject({ total: 1, notes: { cut: true } });
  expect((await search({ query: query.slice(0, 200) })).notes.cut).toBe(false);
});

describe('an empty result', () => {
  test('an empty result of a job title alone proposes near jobs, and then a search without the text', async () => {
    const { total, proposals } = await search({ query: 'sourcing' });
    expect(total).toBe(0);
    expect(proposals).toMatchObject([
      { kind: 'trade', total: 2 },
      { kind: 'without', criteria: { query: '' } },
    ]);
  });
  test('an empty result of a job title with other words proposes no near job, because the other words would be dropped', async () => {
    const { proposals } = await search({ query: 'sourcing "xylophone"' });
    expect(proposals.map(({ kind }) => kind)).toEqual(['without']);
  });
  test('an empty result proposes the search without its least important criterion, with the number of offers', async () => {
    const { proposals } = await search({ query: 'juriste', remoteWork: true, countries: ['DE'], zones: [5] });
    expect(proposals[0]).toMatchObject({
      kind: 'without',
      criteria: { remoteWork: false, countries: ['DE'] },
      total: 1,
    });
  });
  test('dropping a city also drops the country that was chosen with it', async () => {
    const { proposals } = await search({ query: 'auditeur à Munich' });
    expect(proposals).toMatchObject([
      { kind: 'without', criteria: { query: 'auditeur', zones: [], countries: [], cities: [] }, total: 1 },
      { kind: 'without', criteria: { query: '', cities: ['DE-munich'] }, total: 2 },
    ]);
    const [{ choice } = { choice: null }] = proposals;
    expect(choice?.options).toEqual([{ name: 'cities', option: 'DE-munich' }]);
  });
  test('an empty result proposes the same job in the country of the place or, if necessary, in the continent', async () => {
    const inKyoto = { query: 'buyer', zones: [4], countries: ['JP'], cities: ['JP-kyoto'] };
    const { proposals } = await search(inKyoto);
    expect(proposals[0]).toMatchObject({
      kind: 'around',
      choice: { options: [{ name: 'countries', option: 'JP' }] },
      criteria: { zones: [4], countries: ['JP'], cities: [] },
      total: 1,
    });
    const inChina = await search({ ...inKyoto, countries: ['CN'], cities: [] });
    expect(inChina.proposals[0]).toMatchObject({ kind: 'around', criteria: { zones: [4], countries: [] }, total: 1 });
  });
  test('the countries of a region are dropped together', async () => {
    const { proposals } = await search({ query: 'juriste au Benelux' });
    expect(proposals[0]).toMatchObject({ kind: 'around', criteria: { zones: [5], countries: [] } });
    expect(proposals[1]).toMatchObject({ kind: 'without', choice: { together: { fr: 'Benelux' } } });
  });
  test('an empty result for a place proposes results around it', async () => {
    const { total, offers, notes, proposals } = await search({ query: 'auditeur à Munich' });
    expect({ total, elsewhere: notes.elsewhere, first: offers[0]?.id }).toEqual({
      total: 0,
      elsewhere: true,
      first: 3,
    });
    expect(proposals[0]?.criteria.query).toBe('auditeur');
  });
  test('several criteria are dropped if dropping one is not enough', async () => {
    const { proposals } = await search({ query: 'xylophone', remoteWork: true });
    expect(proposals).toMatchObject([{ kind: 'fewer', criteria: { query: '', remoteWork: false }, total: 5 }]);
  });
});

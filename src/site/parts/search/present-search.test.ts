import { createTranslator } from 'use-intl/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { facetNames, type Facets, noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { presentFilters } from './present-filters.ts';
import { presentTags, searchOf } from '#search/naming/criterion-tags.ts';
import { nameTag } from '#search/naming/name-tag.ts';
import { formats } from '#words/formats.ts';
import { messages as french } from '#words/messages.fr.ts';
import { isWorthIndexing, presentSearch } from './present-search.ts';

const { db } = await testDatabase();
beforeAll(() => insertReference(db));
const reference = () => readReference(db);

const empty = recordOf<Facets>(facetNames, () => []);
const filters = async (criteria: Partial<OfferCriteria>, facets: Partial<Facets>) =>
  presentFilters({
    criteria: { ...noCriteria, ...criteria },
    facets: { ...empty, ...facets },
    reference: await reference(),
    locale: 'fr',
  });

const tagsOf = async (criteria: Partial<OfferCriteria>, known: Partial<Reference> = {}) =>
  presentTags({
    criteria: { ...noCriteria, ...criteria },
    reference: { ...(await reference()), ...known },
    locale: 'fr',
  });

const t = createTranslator<typeof french, 'search'>({ locale: 'fr', messages: french, namespace: 'search' });
const words = { t, format: formats.fr };

const settled = async (query: string) => {
  const asked = { criteria: { ...noCriteria, query }, reference: await reference(), locale: 'fr' as const };
  return (await presentSearch(testBoard(db), asked)).settled;
};

describe('filters', () => {
  test('the form offers countries only after a continent was chosen', async () => {
    const { countries } = await filters({}, { countries: [{ value: 'DE', count: 3 }] });
    expect(countries.options).toEqual([]);
  });

  test('the form lists the countries with offers of the chosen continents, by name', async () => {
    const counts = [
      { value: 'BE', count: 9 },
      { value: 'JP', count: 2 },
      { value: 'DE', count: 3 },
    ];
    const { countries } = await filters({ zones: [5] }, { countries: counts });
    expect(countries.options).toEqual([
      { name: 'countries', value: 'DE', label: 'Allemagne', count: 3 },
      { name: 'countries', value: 'BE', label: 'Belgique', count: 9 },
    ]);
  });

  test('a continent with a chosen country is partly chosen', async () => {
    const { zones } = await filters({ zones: [2, 5], countries: ['CA'] }, {});
    const chosen = zones.options?.filter(({ on }) => on).map(({ value, partly }) => [value, partly]);
    expect(chosen).toEqual([
      ['2', true],
      ['5', undefined],
    ]);
  });

  test('a closed group is sent without its options, except a group that has no options', async () => {
    const { companies, cities } = await filters({}, { companies: [{ value: 7, count: 3 }] });
    expect([companies.options, cities.options]).toEqual([null, []]);
  });

  test('a group with a choice is sent with its options, including the choice', async () => {
    const { companies } = await filters({ companies: [7] }, { companies: [{ value: 8, count: 3 }] });
    expect(companies.options?.map(({ value, on }) => [value, on])).toEqual([['7', true]]);
  });

  test('a value in use stays in the form even without results', async () => {
    const { specializations } = await filters({ specializations: [9] }, {});
    expect(specializations.options?.map(({ value, count, on, child }) => [value, count, on, child])).toEqual([
      ['19', 0, undefined, undefined],
      ['9', 0, true, true],
    ]);
  });

  test('a start date of an older link is an additional option', async () => {
    const { start } = await filters({ start: '2027-03-01' }, {});
    expect(start.options?.at(-1)).toEqual({ name: 'start', value: '2027-03-01', label: null, count: null, on: true });
  });
});

describe('tags', () => {
  test('each tag links to the search without it, at the first page', async () => {
    const criteria = { ...noCriteria, query: 'chef', durations: ['6-12'] as const, page: 3 };
    expect(presentTags({ criteria, reference: await reference(), locale: 'fr' }).map((tag) => tag.without)).toEqual([
      '?missionsDurations=6-12',
      '?query=chef',
    ]);
  });

  test('each part of a search text has a tag, except polite words', async () => {
    const tags = await tagsOf({ query: 'je cherche un poste de comptable "chef de projet" -stage' });
    expect(tags.map(({ part, value, without }) => [part, value, without])).toEqual([
      ['words', 'comptable', searchOf({ ...noCriteria, query: 'je cherche un poste "chef de projet" -stage' })],
      ['phrase', 'chef de projet', searchOf({ ...noCriteria, query: 'je cherche un poste de comptable -stage' })],
      ['excluded', 'stage', searchOf({ ...noCriteria, query: 'je cherche un poste de comptable "chef de projet"' })],
    ]);
  });

  test('everything that is excluded has a tag of its own; the countries of a region share one', async () => {
    const known = { companies: new Map([[7, { name: 'Solvar SAS' }]]) };
    const criteria = { query: '-audit', excludedPlaces: ['BE', 'ES', 'LU', 'NL'], excludedLanguages: ['en'] };
    const tags = await tagsOf({ ...criteria, excludedCompanies: [7] }, known);
    expect(tags.map((tag) => nameTag(words, tag))).toEqual([
      'Sans «\u00A0audit\u00A0»',
      'Hors Benelux',
      'Hors Espagne',
      'Sans anglais demandé',
      'Pas chez Solvar',
    ]);
    expect(tags[1]?.without).toBe('?query=-audit&hors=ES&sansLangue=en&sansEntreprise=7');
  });

  test('a text that means nothing to the search has a tag, so that visitors can remove it', async () => {
    const tags = await tagsOf({ query: 'de la' });
    expect(tags.map(({ part, value, without }) => [part, value, without])).toEqual([[null, 'de la', '']]);
  });

  test('a continent with a chosen country has no tag, and is removed with its last country', async () => {
    const tags = await tagsOf({ zones: [2, 5], countries: ['CA'] });
    expect(tags.map(({ label, without }) => [label, without])).toEqual([
      ['Europe occidentale', '?gerographicZones=2&countriesIds=CA'],
      ['Canada', '?gerographicZones=5'],
    ]);
  });

  test('a chosen city has a tag, but its country has none', async () => {
    const cities = new Map([['CA-montreal', { fr: 'Montréal', en: 'Montreal', countryId: 'CA' }]]);
    const tags = await tagsOf({ zones: [2], countries: ['CA'], cities: ['CA-montreal'] }, { cities });
    expect(tags.map(({ label, without }) => [label, without])).toEqual([['Montréal', '']]);
  });

  test('the countries of a region share a tag, and are removed together', async () => {
    const tags = await tagsOf({ zones: [5, 6], countries: ['BE', 'LU', 'NL', 'PL'] });
    expect(tags.map(({ label, without }) => [label, without])).toEqual([
      ['Benelux', '?gerographicZones=6&countriesIds=PL'],
      ['Pologne', '?gerographicZones=5&countriesIds=BE&countriesIds=LU&countriesIds=NL'],
    ]);
  });

  test('both zones of a continent have one tag, and a region has a tag only if all its countries are chosen', async () => {
    expect((await tagsOf({ zones: [5, 6] })).map(({ label, without }) => [label, without])).toEqual([['Europe', '']]);
    expect((await tagsOf({ zones: [5], countries: ['BE', 'NL'] })).map(({ label }) => label)).toEqual([
      'Belgique',
      'Pays-Bas',
    ]);
  });

  test('the companies of a group share a tag that names them', async () => {
    const companies = new Map([
      [7, { name: 'SG CIB' }],
      [8, { name: 'SOGECAP' }],
      [9, { name: 'THALES' }],
    ]);
    const tags = await tagsOf({ companies: [7, 8, 9] }, { companies });
    expect(tags.map(({ label, members, without }) => [label, members, without])).toEqual([
      ['Société Générale', ['SG CIB', 'SOGECAP'], '?entreprisesIds=9'],
      ['THALES', null, '?entreprisesIds=7&entreprisesIds=8'],
    ]);
  });

  test('without criteria the query string is empty', () => {
    expect(searchOf(noCriteria)).toBe('');
  });
});

describe('canonical address of a search', () => {
  test('the address has the place that the text names as a criterion', async () => {
    expect(await settled('comptable Japon')).toBe('?query=comptable&gerographicZones=4&countriesIds=JP');
  });

  test('the address keeps a text that is too long, so that the screen can explain this', async () => {
    expect(await settled(`comptable Japon ${'x'.repeat(200)}`)).toBeNull();
  });
});

test('the address keeps the name of a town without offers, so that the screen can say that it has none', async () => {
  const asked = { criteria: { ...noCriteria, query: 'comptable Anvers' }, reference: await reference() };
  const { settled: address, towns } = await presentSearch(testBoard(db), { ...asked, locale: 'fr' });
  expect({ address, towns }).toEqual({ address: null, towns: [{ name: 'Anvers', countries: ['Belgique'] }] });
});

test('the address keeps an option that no offer has, so that the screen can link to the search for it', async () => {
  await insertOffer(db, { title: 'Comptable', description: 'Télétravail possible.' });
  const asked = { criteria: { ...noCriteria, query: 'comptable télétravail' }, reference: await reference() };
  const { settled: address, untold } = await presentSearch(testBoard(db), { ...asked, locale: 'fr' });
  expect({ address, untold }).toEqual({
    address: null,
    untold: {
      options: [{ name: 'remoteWork', value: '1', label: null }],
      search: '?query=comptable&teletravail=1',
    },
  });
});

describe('the form', () => {
  test('the form sends again what the search excludes, because it has no control for it', async () => {
    const criteria = { ...noCriteria, excludedPlaces: ['5', 'BE'], excludedLanguages: ['en'] };
    const asked = { criteria, reference: await reference(), locale: 'fr' as const };
    expect((await presentSearch(testBoard(db), asked)).kept).toEqual([
      ['hors', '5'],
      ['hors', 'BE'],
      ['sansLangue', 'en'],
    ]);
  });
});

describe('search engines', () => {
  test.each<[string, Partial<OfferCriteria>]>([
    ['the plain list', {}],
    ['one criterion', { specializations: [248] }],
    ['further pages', { page: 2 }],
    ['a country with its continent, which count as one', { zones: [4], countries: ['JP'] }],
  ])('search engines may index %s', (_what, criteria) => {
    expect(isWorthIndexing({ ...noCriteria, ...criteria }, 12)).toBe(true);
  });

  test.each<[string, Partial<OfferCriteria>]>([
    ['a text', { query: 'chef' }],
    ['two criteria', { specializations: [248], durations: ['6-12'] }],
    ['two values of one criterion', { zones: [4, 5] }],
    ['a country with its continent and another criterion', { zones: [4], countries: ['JP'], remoteWork: true }],
    ['another order', { sort: 3 }],
    ['an exclusion', { excludedPlaces: ['BE'] }],
  ])('search engines may not index %s', (_what, criteria) => {
    expect(isWorthIndexing({ ...noCriteria, ...criteria }, 12)).toBe(false);
  });

  test('search engines may not index empty results', () => {
    expect(isWorthIndexing(noCriteria, 0)).toBe(false);
  });
});

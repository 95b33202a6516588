import { beforeEach, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { day } from '#durations.ts';
import { askedText } from './asked-text.ts';
import { type CountResults, countQuery } from './counted-search.ts';
import { countedSearches } from './counted-searches.ts';
import { listSearches } from './list-searches.ts';

const { db } = await testDatabase();
const clock = { now: noon };
const now = () => clock.now;
const nothing = new Set(['query=licorne']);
const found: CountResults = async ({ query }) => (nothing.has(query) ? 0 : 7);
const searches = (countResults = found) => countedSearches({ db, now }, countResults);
const visitor = (name: string) => ({ address: 'network', browser: name });
const asked = (query: string, locale: 'fr' | 'en' = 'fr') => ({ locale, query });
const rows = () => db.selectFrom('asked_searches').selectAll().orderBy('text').execute();
const listed = async (order: 'searches' | 'withoutResults' | 'left') =>
  (await listSearches({ db, now }, { days: 30, order, locale: null })).map(({ text }) => text);

beforeEach(() => db.deleteFrom('asked_searches').execute());

test('searches are counted by day and folded words, and each visitor of a day once', async () => {
  const counted = searches();
  for (const [query, who] of [
    ['query=Développeur', 'a'],
    ['query=developpeur++', 'a'],
    ['query=développeur', 'b'],
  ] as const)
    counted.count(asked(query), visitor(who));
  await counted.flush();
  counted.count(asked('query=developpeur'), visitor('a'));
  counted.countOpened(asked('query=developpeur'));
  await counted.flush();
  expect(await rows()).toMatchObject([
    { text: 'developpeur', searches: 4, visitors: 2, opened: 1, without_results: 0 },
  ]);
});

const kept = (words: string): string => askedText(new URLSearchParams({ query: words }));

test('words that may name a person, or are long, are counted as a search without words', () => {
  for (const words of ['dossier 123456', 'a '.repeat(9), 'x'.repeat(81)]) expect(kept(words)).toBe('');
  for (const between of [' ', '.', '-', '/', ',', '_', ')(', '\u202f', '·', '–'])
    expect(kept(['06', '12', '34', '56', '78'].join(between))).toBe('');
  for (const digits of ['٠٦١٢٣٤٥٦', '０６１２３４５６７８']) expect(kept(digits)).toBe('');
  for (const words of [
    'ana@example.org',
    'ana＠example.org',
    'ana(at)example.org',
    'ana [at] x.fr',
    'ana lopez gmail.com',
  ])
    expect(kept(words)).toBe('');
  for (const words of ['VIE 2026', 'ingénieur réseau', 'C++ Lyon', 'node.js', 'Orange', 'live music'])
    expect(kept(words)).not.toBe('');
  expect(askedText(new URLSearchParams())).toBe('');
});

test('words are listed only if at least three visitors asked them', async () => {
  const counted = searches();
  for (const who of ['a', 'b', 'c']) counted.count(asked('query=infirmier'), visitor(who));
  for (const who of ['a', 'b']) counted.count(asked('query=jean+dupont'), visitor(who));
  counted.count(asked(''), visitor('a'));
  await counted.flush();
  for (let days = 1; days <= 3; days += 1) {
    clock.now = new Date(noon.getTime() + days * day);
    counted.count(asked('query=ana+lopez'), visitor(`ana ${days}`));
    await counted.flush();
  }
  expect(await listed('searches')).toEqual(['infirmier']);
  clock.now = noon;
});

test('the lists tell what found nothing, and what was left without opening an offer', async () => {
  const counted = searches();
  for (const words of ['licorne', 'juriste', 'chimiste'])
    for (const who of ['a', 'b', 'c']) counted.count(asked(`query=${words}`), visitor(who));
  counted.countOpened(asked('query=chimiste'));
  await counted.flush();
  expect([await listed('withoutResults'), await listed('left')]).toEqual([['licorne'], ['juriste']]);
});

test('counts that could not be written wait, and nothing is lost or doubled', async () => {
  let isAway = true;
  const counted = searches(async () => {
    if (isAway) throw new Error('away');
    return 1;
  });
  counted.count(asked('query=maçon'), visitor('a'));
  await expect(counted.flush()).rejects.toThrow('away');
  counted.count(asked('query=maçon'), visitor('b'));
  isAway = false;
  await counted.flush();
  await counted.flush();
  expect(await rows()).toMatchObject([{ text: 'macon', searches: 2, visitors: 2 }]);
});

const queriesOf = (text: string): number => {
  const counts = { searches: 0, visitors: 0, opened: 0, queries: new Map<string, number>() };
  const counted = { day: '2026-11-26', locale: 'fr', text, ...counts } as const;
  for (let filter = 0; filter < 1000; filter += 1) countQuery(counted, `query=${text}&missionStartDate=${filter}`);
  return counted.queries.size;
};

test('the queries that wait are few, however many different filters are asked', () => {
  expect([queriesOf('juriste'), queriesOf('')]).toEqual([100, 0]);
});

import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import type { Clause } from '#search/text/text-query.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';

const { db } = await testDatabase();
const board = testBoard(db);

const titles = {
  1: 'Luthier, vernis, violon',
  2: 'Archetier, facteur, tourneur',
  3: 'Artisan',
  4: 'Tourneur',
  5: 'Luthier tourneur',
  6: 'Tourneur luthier',
  7: 'Menuisier',
  8: 'Ébéniste',
};

const descriptions: Readonly<Record<string, string>> = {
  3: 'Vous servez un archetier, un bon archetier.',
  7: `Vous aimez la marqueterie. ${'Nous construisons beaucoup. '.repeat(300)}`,
};

beforeAll(async () => {
  await insertReference(db);
  for (const [id, title] of Object.entries(titles))
    await insertOffer(db, {
      id: Number(id),
      title,
      description: descriptions[id] ?? '',
    });
});

async function search(clauses: readonly Clause[], bonuses: readonly Clause[] = []) {
  const index = await board.search();
  const text = { clauses, bonuses, excluded: [], phrases: [] };
  const window = { facets: [], skip: 0, limit: 10 };
  const asked = { criteria: noCriteria, text, sort: sorts.relevance, locale: 'fr', now: noon, ...window } as const;
  const { ids, total } = await index.search(asked);
  return { main: ids.slice(0, total), near: ids.slice(total) };
}

const term = (word: string, weight = 1) => ({ term: boardAnalysis.read(word).terms[0] ?? word, weight });
const clause = (word: string, weight = 1): Clause => ({ terms: [term(word, weight)] });

test('an offer with all neighbours of a concept comes after every offer that names the concept', async () => {
  const neighbours = ['archetier', 'facteur', 'tourneur'].map((word) => term(word, 0.4));
  const { main, near } = await search([{ terms: [term('luthier'), ...neighbours] }]);
  expect(new Set(main)).toEqual(new Set([1, 5, 6]));
  expect(near[0]).toBe(2);
});

test('only a neighbour in the title, not in the body, makes an offer a near match', async () => {
  const { main, near } = await search([{ terms: [term('luthier'), term('archetier', 0.4)] }]);
  expect(new Set(main)).toEqual(new Set([1, 5, 6]));
  expect(near).toEqual([2]);
});

test('a job only in the body makes an offer a near match, but any other word in the body makes it a full match', async () => {
  const archetier = clause('archetier');
  expect((await search([archetier])).main).toEqual([2, 3]);
  expect(await search([{ ...archetier, isTrade: true }])).toEqual({ main: [2], near: [3] });
});

test('one mention of an industry in a long text makes an offer a near match; one mention of a job does not', async () => {
  const marquetry = clause('marqueterie');
  expect(await search([{ ...marquetry, isIndustry: true }])).toEqual({ main: [], near: [7] });
  expect(await search([{ ...marquetry, isTrade: true }])).toEqual({ main: [], near: [] });
});

test('an offer whose text mentions the concept comes before offers with a neighbour in the title', async () => {
  const asked = { terms: [term('archetier'), term('ebeniste', 0.4)], isTrade: true };
  expect(await search([asked])).toEqual({ main: [2], near: [3, 8] });
});

test('if the title names one concept, the body may mention the other concepts', async () => {
  const both = [clause('artisan'), clause('archetier')].map((one) => ({ ...one, isTrade: true }));
  expect((await search(both)).main).toEqual([3]);
});

test('an offer with one of two concepts comes after the offers with both', async () => {
  const { main, near } = await search([clause('luthier'), clause('tourneur')]);
  expect(new Set(main)).toEqual(new Set([5, 6]));
  expect(new Set(near)).toEqual(new Set([1, 2, 4]));
});

test('a title with the words next to each other comes before a title with separate words', async () => {
  const pair = { terms: boardAnalysis.pairs('Luthier tourneur').map((found) => ({ term: found, weight: 1 })) };
  expect((await search([clause('luthier'), clause('tourneur')], [pair])).main).toEqual([5, 6]);
});

test('a bonus alone finds no offer', async () => {
  const { main, near } = await search([clause('luthier')], [clause('tourneur', 0.1)]);
  expect(main).toHaveLength(3);
  expect(main[2]).toBe(1);
  expect(near).toEqual([]);
});

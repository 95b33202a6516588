import { expect, test } from 'vitest';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { termsOf } from '#search/text/terms-of.ts';
import { thesaurus } from '#search/vocabulary/thesaurus.ts';
import { companyProfessions, publicProfessions } from './professions.ts';

const texts = [...companyProfessions, ...publicProfessions].flatMap((profession) => [profession.fr, profession.en]);
const tradesOf = (text: string) => termsOf(text, vocabulary).filter((term) => /^#(?!rank-)/.test(term));

test('every title of the demo names a trade that the search knows', () => {
  const titles = texts.flatMap(({ titles }) => titles);
  expect(titles.filter((title) => tradesOf(title).length === 0)).toEqual([]);
});

test('two in five terms of the search’s vocabulary find an offer of the demo', () => {
  const named = new Set(texts.flatMap((text) => Object.values(text).flat().flatMap(tradesOf)));
  const found = thesaurus.filter(({ id }) => named.has(`#${id}`) || named.has(`#^${id}`));
  expect(found.length / thesaurus.length).toBeGreaterThan(0.4);
});

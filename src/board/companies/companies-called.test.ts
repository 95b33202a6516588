import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords } from '#search/text/terms-of.ts';
import { readCompanyNames } from '#search/understanding/names/company-names.ts';
import { companiesCalled } from './companies-called.ts';

const names = [
  'Société Générale',
  'Décathlon International',
  'Atelier Boréal',
  'Eram',
  'Erap Conseil',
  'Louis Vuitton Malletier',
  'Parfums Christian Dior',
  'Saint-Gobain',
  'Garnier',
];
const companies = names.map((name, index) => ({
  id: index + 1,
  name,
  words: foldedWords(name),
  sectorId: null,
  sizeId: null,
  logoUrl: null,
}));
const directory = { companies, words: [...new Set(companies.flatMap(({ words }) => words))] };
const groups = readCompanyNames(new Map(companies.map(({ id, name }) => [id, { name }])));
const called = (text: string) =>
  [...companiesCalled(text, directory, groups)]
    .map((id) => names[id - 1])
    .toSorted((a = '', b = '') => a.localeCompare(b));

test.each([
  ['generale societe', ['Société Générale']],
  ['SOC gén', ['Société Générale']],
  ['saint gob', ['Saint-Gobain']],
  ['s', ['Saint-Gobain', 'Société Générale']],
  ['générale atelier', []],
])(
  '«%s»: each typed word must begin a word of the name, in any order and without regard to case and accents',
  (text, found) => {
    expect(called(text)).toEqual(found);
  },
);

test.each([
  ['erem', ['Eram']],
  ['erom', ['Eram']],
  ['ereo', []],
  ['era', ['Eram', 'Erap Conseil']],
  ['ram', []],
  ['soc generalle', ['Société Générale']],
  ['atelyer', ['Atelier Boréal']],
  ['atalyer', []],
  ['dekatlon', ['Décathlon International']],
  ['dekatlom', []],
])(
  '«%s»: a word of four letters may have one error, a word of eight letters two, a shorter word none',
  (text, found) => {
    expect(called(text)).toEqual(found);
  },
);

test('typing errors are tried only if no name has the typed words', () => {
  expect(called('eram')).toEqual(['Eram']);
  expect(called('eran')).toEqual(['Eram', 'Erap Conseil']);
});

test('the name of a group finds its members, but a single letter does not count as a group', () => {
  expect(called('LVMH')).toEqual(['Louis Vuitton Malletier', 'Parfums Christian Dior']);
  expect(called('l')).toEqual(['Louis Vuitton Malletier']);
});

test.each(['', ' ', '?', '«»', '\u0000'])('a text without a word (%j) finds no company', (text) => {
  expect(called(text)).toEqual([]);
});

test('only the first eight words of a typed text are read', () => {
  expect(called(`${'atelier '.repeat(8)}inconnu`)).toEqual(['Atelier Boréal']);
  expect(called(`${'atelier '.repeat(7)}inconnu`)).toEqual([]);
});

test('a company is found by its name, by any of its words and by the beginning of any word', () => {
  const known = fc.constantFrom(...names);
  fc.assert(
    fc.property(known, fc.nat(), fc.nat(), (name, word, letters) => {
      const words = foldedWords(name);
      const one = words[word % words.length] ?? '';
      expect(called(name)).toContain(name);
      expect(called(one)).toContain(name);
      expect(called(one.slice(0, 1 + (letters % one.length)))).toContain(name);
    }),
  );
});

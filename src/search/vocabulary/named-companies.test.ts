import { expect, test } from 'vitest';
import { foldedWords } from '#search/text/terms-of.ts';
import { readOutline } from '#data/outline.ts';
import { dataFilesIn } from '#data/texts.ts';
import { namedCompanies } from './named-companies.ts';
import { thesaurus } from './thesaurus.ts';

const folded = (name: string): string => foldedWords(name).join(' ');

test('a company name belongs to only one group', () => {
  const names = namedCompanies.flatMap((group) => group.names.map(folded));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('an employer outside the groups has one name, and is not also a member of a group', () => {
  const members = new Set(namedCompanies.flatMap((group) => group.members.map(folded)));
  const employers = readOutline('companies/other-employers.txt').flatMap(({ below }) => below);
  expect(employers.filter(({ text, below }) => text.includes(',') || below.length > 0)).toEqual([]);
  expect(employers.filter(({ text }) => members.has(folded(text)))).toEqual([]);
});

test('each file lists a field only once, and each field has companies', () => {
  for (const path of dataFilesIn('companies')) {
    const fields = readOutline(path);
    const names = fields.map(({ text }) => text);
    expect(
      names.filter((name, index) => names.indexOf(name) < index),
      `in ${path}`,
    ).toEqual([]);
    expect(
      fields.filter(({ below }) => below.length === 0),
      `in ${path}`,
    ).toEqual([]);
  }
});

test('a company whose name begins with a name of its group is not listed', () => {
  const mentioned = namedCompanies.flatMap(({ names, members }) =>
    members.filter((member) => names.some((name) => `${folded(member)} `.startsWith(`${folded(name)} `))),
  );
  expect(mentioned).toEqual([]);
});

test('the field of a group is a concept of the thesaurus', () => {
  const ids = new Set(thesaurus.map(({ id }) => id));
  expect(namedCompanies.filter(({ field }) => !ids.has(field))).toEqual([]);
});

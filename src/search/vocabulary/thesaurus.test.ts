import { expect, test } from 'vitest';
import { specializations } from '#reference/specializations.ts';
import { termsOf } from '#search/text/terms-of.ts';
import { tokensOf } from '#search/text/tokens.ts';
import { compileVocabulary } from '#search/text/vocabulary-matcher.ts';
import type { ConceptEntry } from './entry.ts';
import { heads } from './heads.ts';
import { thesaurus } from './thesaurus.ts';

const entries = [...thesaurus, ...heads];
const vocabulary = compileVocabulary(thesaurus, heads);

/** Returns a name in the form in which the search compares it: without stop words, each word levelled. */
function levelled(name: string): string {
  const tokens = tokensOf(name);
  const speaking = tokens.filter(({ speaks }) => speaks);
  return (speaking.length > 0 ? speaking : tokens).map(({ word }) => word.level).join(' ');
}

test('each id belongs to one entry', () => {
  const ids = entries.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test('a name belongs to one entry, and is not a word of rank', () => {
  const owners = Map.groupBy(
    entries.flatMap(({ id, equal }) => equal.map((name) => ({ id, name: levelled(name) }))),
    ({ name }) => name,
  );
  const shared = [...owners].filter(([, names]) => new Set(names.map(({ id }) => id)).size > 1);
  expect(shared.map(([name, names]) => `${name}: ${names.map(({ id }) => id).join(', ')}`)).toEqual([]);
});

test('an entry lists each of its names once', () => {
  const repeated = entries.flatMap(({ id, equal }) =>
    equal.filter((name, index) => equal.indexOf(name) < index).map((name) => `${id}: ${name}`),
  );
  expect(repeated).toEqual([]);
});

test('an entry is found by each of its names', () => {
  const unreachable = entries.flatMap(({ id, equal }) =>
    equal.filter((name) => !termsOf(name, vocabulary).includes(`#${id}`)).map((name) => `${id}: ${name}`),
  );
  expect(unreachable).toEqual([]);
});

test('an entry has at most six neighbours that are not its kinds, and lists each only once', () => {
  const ids = new Set(thesaurus.map(({ id }) => id));
  for (const { id, near = [], kindOf = [] } of entries) {
    expect(
      near.filter((other) => !ids.has(other) || other === id),
      `neighbours of ${id}`,
    ).toEqual([]);
    expect(new Set(near).size, `neighbours of ${id}`).toBe(near.length);
    expect(near.length - kindOf.length, `neighbours of ${id}`).toBeLessThanOrEqual(6);
  }
});

test('no concept is a kind of itself, directly or through other concepts', () => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const above = ({ kindOf = [] }: ConceptEntry, depth = 0): readonly string[] =>
    depth > entries.length ? [] : kindOf.flatMap((id) => [id, ...above(byId.get(id) ?? { id, equal: [] }, depth + 1)]);
  expect(entries.filter((entry) => above(entry).includes(entry.id))).toEqual([]);
});

test('every job field of the reference is a concept, with its names in both languages', () => {
  const labels = specializations.flatMap(({ fr, en }) => [fr, en]);
  const unknown = labels.filter((label) => !termsOf(label, vocabulary).some(isTrade));
  expect(unknown).toEqual([]);
});

function isTrade(term: string): boolean {
  return term.startsWith('#') && !term.startsWith('#rank-');
}

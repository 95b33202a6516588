import { describe, expect, test } from 'vitest';
import { vocabulary } from './knowledge.ts';
import { optionsNamed } from './options-named.ts';
import { knowledgeOfTests } from '#search/understanding/testing/knowledge-of-tests.ts';
import { queryTokens } from '#search/understanding/query-tokens.ts';
import { understand } from '#search/understanding/understand.ts';

const knowledge = await knowledgeOfTests();

function named(text: string): string[] {
  const found = optionsNamed(queryTokens(text), vocabulary);
  return found.flatMap(({ asks }) => asks.map(({ name, option }) => `${name}: ${option}`));
}

describe('a text that names an option of a criterion selects the option', () => {
  test.each([
    ['comptable en télétravail', 'comptable', 'remoteWork'],
    ['Remote data scientist', 'data scientist', 'remoteWork'],
    ['marketing work from home', 'marketing', 'remoteWork'],
    ['mission à visée environnementale Bruxelles', '', 'environmental'],
    ['acheteur pour 12 mois', 'acheteur', 'durations'],
    ['acheteur moins de 6 mois', 'acheteur', 'durations'],
    ['acheteur remote à Bruxelles', 'acheteur', 'remoteWork'],
    ['bac +5 finance', 'finance', 'studyLevels'],
  ])('of the text «%s», «%s» remains', (text, left, name) => {
    const { options, text: rest } = understand(text, knowledge, 'fr');
    expect({ rest, names: options.map((option) => option.name) }).toEqual({ rest: left, names: [name] });
  });
});

test.each([
  ['12 mois', ['durations: 6-12']],
  ['6-12 months', ['durations: 6-12']],
  ['de 12 à 24 mois', ['durations: 12-18', 'durations: 18-24']],
  ['6 à 24 mois', ['durations: 6-12', 'durations: 12-18', 'durations: 18-24']],
  ['moins de 12 mois', ['durations: 0-6', 'durations: 6-12']],
  ['up to 6 months', ['durations: 0-6']],
  ['plus de 12 mois', ['durations: 12-18', 'durations: 18-24']],
  ['at least 18 months', ['durations: 12-18', 'durations: 18-24']],
  ['plus de 2 ans', []],
  ['un an', ['durations: 6-12']],
  ['two years', ['durations: 18-24']],
  ['2 ans d’expérience', []],
  ['2 years of experience', []],
  ['dans 6 mois', []],
  ['36 mois', []],
  ['3 mois', []],
  ['mois', []],
])('the duration in «%s» is %j', (text, options) => {
  expect(named(text)).toEqual(options);
});

test('words inside a longer job name are not read as a criterion', () => {
  expect(named('remote sensing')).toEqual([]);
  expect(named('scrum master')).toEqual([]);
});

test('words that may describe the candidate select no criterion if no offer has the option', () => {
  const { options, text } = understand('master en finance, remote', knowledge, 'fr', { isTold: () => false });
  expect(options.map(({ name }) => name)).toEqual(['remoteWork']);
  expect(text).toBe('master en finance');
});

test('a word in quotes or after a minus does not select a place, a company or an option', () => {
  expect(understand('"remote" -télétravail', knowledge, 'fr').options).toEqual([]);
});

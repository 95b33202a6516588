import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vocabulary } from './knowledge.ts';
import { optionsNamed } from './options-named.ts';
import { knowledgeOfTests } from '#search/understanding/testing/knowledge-of-tests.ts';
import { queryTokens } from '#search/understanding/query-tokens.ts';
import { understand } from '#search/understanding/understand.ts';

const knowledge = await knowledgeOfTests();

function named(text: string): string[] {
  const found = optionsNamed(queryTokens(text), text, vocabulary);
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
  ['jusqu’à 12 mois', ['durations: 0-6', 'durations: 6-12']],
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

test.each([
  ['comptable 2000 euros', ['allowance: 2000']],
  ['2 000 €', ['allowance: 2000']],
  ['2\u202f500\u00a0€ par mois', ['allowance: 2500']],
  ['at least €2,500 a month', ['allowance: 2500']],
  ['2000 euros per month, engineer', ['allowance: 2000']],
  ['au moins 3000 eur net', ['allowance: 3000']],
  ['plus de 2500€', ['allowance: 2500']],
  ['moins de 2000 euros', []],
  ['max 2000 euros', []],
  ['jusqu’à 2000 €', []],
  ['2000-2500 €', ['allowance: 2000']],
  ['de 2 000 à 2 500 euros', ['allowance: 2000']],
  ['between 2000 and 2500 euros', ['allowance: 2000']],
  ['2500 € ou 2000 €', ['allowance: 2000', 'allowance: 2000']],
  ['mars 2027 à 2500 €', ['allowance: 2500', 'start: 2027-03-01']],
  ['inge\u0301nieur confirme\u0301 2000 €', ['allowance: 2000']],
  ['30 000 € par an', []],
  ['2000 euros par jour', []],
  ['budget 100 euros', []],
  ['2000', []],
  ['Europe 2000', []],
])('the allowance in «%s» is %j', (text, options) => {
  expect(named(text)).toEqual(options);
});

test.each([
  ['janvier 2027', ['start: 2027-01-01']],
  ['January 2027', ['start: 2027-01-01']],
  ['comptable à partir de mars 2027', ['start: 2027-03-01']],
  ['starting in May 2027', ['start: 2027-05-01']],
  ['départ le 15 janvier 2027', ['start: 2027-01-15']],
  ['1er février 2027', ['start: 2027-02-01']],
  ['from January 15, 2027', ['start: 2027-01-15']],
  ['31 février 2027', []],
  ['jusqu’en juin 2027', []],
  ['entre mars et juin 2027', ['start: 2027-03-01']],
  ['15 mars au 1er juin 2027', ['start: 2027-03-15']],
  ['décembre ou février 2027', ['start: 2026-12-01']],
  ['juin 2027 ou mars 2027', ['start: 2027-03-01', 'start: 2027-03-01']],
  ['janvier', []],
  ['avant janvier 2027', []],
  ['until June 2027', []],
  ['diplômé en juin 2026', []],
  ['depuis mars 2024', []],
])('the start in «%s» is %j', (text, options) => {
  expect(named(text)).toEqual(options);
});

test.each([
  ['licence', ['studyLevels: 8']],
  ['licence économie', ['studyLevels: 8']],
  ['licence pro', ['studyLevels: 8']],
  ['licence logicielle', []],
  ['licence manager', []],
  ['software licence', []],
  ['gestion de licence', []],
  ['driving licence', []],
])('the study level in «%s» is %j', (text, options) => {
  expect(named(text)).toEqual(options);
});

test.each([
  ['comptable 2 000 € Bruxelles', 'comptable'],
  ['comptable à partir de janvier 2027', 'comptable'],
  ['acheteur, indemnité minimum 2500 € par mois', 'acheteur'],
  ['data analyst from January 2027, 2000 euros', 'data analyst'],
])('of the text «%s», «%s» remains', (text, left) => {
  expect(understand(text, knowledge, 'fr').text).toBe(left);
});

test('any amount and any month is read as it was written, whatever stands around it', () => {
  const around = fc.constantFrom('', 'comptable', 'je cherche un poste,', 'à Tokyo', 'VIE', 'data');
  const euros = fc.integer({ min: 500, max: 9999 });
  const writings = [
    (sum: number) => `${sum} euros`,
    (sum: number) => `${sum}€`,
    (sum: number) => `${sum.toLocaleString('fr-FR')} €`,
    (sum: number) => `€${sum.toLocaleString('en-GB')}`,
  ];
  const month = fc.constantFrom(['mars', 3], ['December', 12], ['août', 8], ['february', 2]);
  const year = fc.integer({ min: 2026, max: 2035 });
  fc.assert(
    fc.property(
      around,
      euros,
      fc.constantFrom(...writings),
      month,
      year,
      around,
      (first, sum, write, [name = '', number], of, last) => {
        const text = `${first} ${write(sum)} ${name} ${of} ${last}`;
        const found = named(text);
        expect(found).toContain(`allowance: ${sum}`);
        expect(found).toContain(`start: ${of}-${String(number).padStart(2, '0')}-01`);
      },
    ),
  );
});

test('no text makes the reading fail, and every start that is read is a day', () => {
  const word = fc.constantFrom(
    '2000',
    '€',
    'euros',
    'janvier',
    '2027',
    '31',
    'er',
    ' ',
    ',',
    'licence',
    'sans',
    'mois',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 12 }), (words) => {
      const days = named(words.join(' ')).flatMap((one) => /^start: (.*)/.exec(one)?.[1] ?? []);
      expect(days.filter((day) => Number.isNaN(Date.parse(day)))).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knowledgeOfTests } from './testing/knowledge-of-tests.ts';
import { understand } from './understand.ts';

const knowledge = await knowledgeOfTests();

const entries = (text: string): string[][] =>
  (understand(text, knowledge, 'fr').query?.clauses ?? []).map(({ terms }) =>
    terms.flatMap(({ term, weight }) => (weight === 0.9 ? [term] : [])),
  );
const asked = (text: string): string[][] =>
  (understand(text, knowledge, 'fr').query?.clauses ?? []).map(({ terms }) =>
    terms.flatMap(({ term, weight }) => (weight === 1 ? [term] : [])),
  );

test.each([
  ['je cherche une mission en comptabilité', 'comptabilité'],
  ['looking for a job in marketing', 'marketing'],
  ['I would like to work in the food industry', 'food industry'],
  ['chef de projet (H/F)', 'chef de projet'],
  ['VIE acheteuse', 'acheteur'],
  ['diplômée d’une école de commerce, je cherche un poste de juriste', 'juriste'],
  ['recent business school graduate interested in consulting', 'consulting'],
  ['une mission de 12 mois à partir de septembre 2026 en comptabilité', 'comptabilité'],
  ['nous recherchons des missions pour un acheteur motivé', 'acheteur'],
])('the sentence «%s» means the same as «%s»', (sentence, words) => {
  expect(asked(sentence)).toEqual(asked(words));
  expect(asked(words)).not.toEqual([]);
});

test('the name of a school is searched only if the text has no other meaning', () => {
  expect(asked('école de commerce')).not.toEqual([]);
  expect(asked('business school')).not.toEqual([]);
});

test.each(['je cherche', 'the', 'H/F', 'une mission', 'looking for a job', 'septembre', 'from March', '!?'])(
  '«%s» is marked as a text without a meaning for the search',
  (text) => {
    expect(understand(text, knowledge, 'fr')).toMatchObject({ silent: true, query: null, text });
  },
);

test('a text can name a duration and a mission type in addition to a place', () => {
  const read = understand('vie en allemagne 24 mois', knowledge, 'fr');
  expect(read).toMatchObject({ countries: ['DE'], query: null, text: '', silent: false });
  expect(read.options).toEqual([
    { name: 'durations', option: '18-24' },
    { name: 'missionTypes', option: 1 },
  ]);
});

test('an empty text is not marked as a text without a meaning', () => {
  expect(understand('  ', knowledge, 'fr')).toMatchObject({ silent: false, query: null, text: '' });
});

test.each(['IT', 'it', 'AI', 'M&A', 'C', 'R', 'stage', 'industry', 'junior'])(
  '«%s» has a meaning for the search',
  (text) => {
    expect(asked(text)).toHaveLength(1);
  },
);

test('next to a job, a word of rank such as “engineer” only raises the score; alone, it is searched', () => {
  expect(entries('ingénieur qualité')).toEqual(entries('quality engineer'));
  expect(asked('ingénieur zymurgie')).toEqual([['zymurg']]);
  expect(understand('ingénieur zymurgie', knowledge, 'fr').query?.bonuses.map(({ terms }) => terms[0]?.term)).toEqual([
    'ingenieur',
    '=ingenieur_zymurgi',
  ]);
  expect(entries('ingénieur')).toEqual([['#rank-engineer']]);
});

test('«ou» does not join words if another searched word is between them', () => {
  expect(entries('juriste dans un cabinet ou une banque')).toHaveLength(2);
  expect(entries('juriste ou banque')).toHaveLength(1);
});

test('«ou» joins its neighbours into one concept', () => {
  expect(entries('comptable ou juriste')).toEqual([[...entries('comptable').flat(), ...entries('juriste').flat()]]);
  expect(entries('comptable juriste')).toEqual([...entries('comptable'), ...entries('juriste')]);
  expect(asked('ou comptable or')).toEqual(asked('comptable'));
});

test('quotes require an exact phrase, and a minus excludes a word', () => {
  const { query } = understand('«Chef  de Projet» -stage', knowledge, 'fr');
  expect(query).toMatchObject({ phrases: [['chef de projet']], excluded: [['stag']] });
});

test('quoted words are not read as a place or a company', () => {
  expect(understand('"Airbus" "Mali"', knowledge, 'fr')).toMatchObject({
    companies: [],
    countries: [],
    text: '"Airbus" "Mali"',
  });
});

test('the words keep their order and spelling, each with its concept', () => {
  expect(understand('Acheteur zblorg à Bruxelles', knowledge, 'fr').words).toEqual([
    { typed: 'Acheteur', clause: 0, known: true },
    { typed: 'zblorg', clause: 1, known: false },
    { typed: 'Bruxelles', clause: null, known: true },
  ]);
});

test('a long list is cut to eight concepts, those of the vocabulary first', () => {
  const unknown = Array.from({ length: 20 }, (_, at) => `zz${String.fromCharCode(97 + at)}zz`);
  const clauses = entries(`${unknown.join(', ')}, acheteur`);
  expect(clauses).toHaveLength(8);
  expect(clauses).toContainEqual(entries('acheteur')[0]);
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        'Bruxelles',
        'nice',
        'à',
        'in',
        'ou',
        '-',
        '"',
        '«',
        'IT',
        'ingénieur',
        'airbus',
        '12345',
        'VIE',
        ',',
        'l’',
        'Orange',
        'sans',
        'pas',
        'not in',
        'outside',
        'ni',
        'et',
        'anglais',
        'exigé',
        'expérience',
        '-Airbus',
      ),
      { maxLength: 40 },
    )
    .map((all) => all.join(' ')),
);

test('any text is understood as at most eight concepts, and its remaining words name no place or company', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom('fr', 'en'), (text, locale) => {
      const { query, text: left } = understand(text, knowledge, locale);
      expect(query?.clauses.length ?? 0).toBeLessThanOrEqual(8);
      const again = understand(left, knowledge, locale);
      expect(again.text).toBe(left);
      expect([again.cities, again.countries, again.zones, again.companies]).toEqual([[], [], [], []]);
      expect(again.exclusions).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { queryParts } from './query-parts.ts';
import { knowledgeOfTests } from './testing/knowledge-of-tests.ts';
import { understand } from './understand.ts';

const knowledge = await knowledgeOfTests();

function read(text: string) {
  const { text: left, exclusions, countries, zones, cities, companies, query } = understand(text, knowledge, 'fr');
  return {
    left,
    excluded: exclusions.map(({ option }) => String(option)),
    wanted: [...zones, ...countries, ...cities, ...companies].map(String),
    concepts: query?.clauses.length ?? 0,
  };
}

describe('a text that excludes a place, a language or a company', () => {
  test.each([
    ['ingénieur hors Belgique', 'ingénieur', ['BE'], []],
    ['commercial pas en Allemagne', 'commercial', ['DE'], []],
    ['marketing sauf Munich', 'marketing', ['DE-Muni'], []],
    ['engineer not in Germany', 'engineer', ['DE'], []],
    ['business developer except Spain', 'business developer', ['ES'], []],
    ['project manager outside Europe', 'project manager', ['5', '6'], []],
    ['VIE en Asie sauf en Chine', '', ['CN'], ['4']],
    ['USA except New York', '', ['US-New '], ['US']],
    ['comptable hors Belgique, Espagne ou Allemagne', 'comptable', ['BE', 'ES', 'DE'], []],
    ['not in Birmingham UK', '', ['GB-Birm'], []],
    ['comptable, mais pas à Bruxelles', 'comptable', ['BE-Brux'], []],
    ['à l’exception de la Belgique', '', ['BE'], []],
    ['acheteur hors Benelux', 'acheteur', ['BE', 'NL', 'LU'], []],
    ['not located in Germany', '', ['DE'], []],
    ['ingénieur -Belgique', 'ingénieur', ['BE'], []],
    ['-"New York" acheteur', 'acheteur', ['US-New '], []],
    ['comptable sans anglais', 'comptable', ['en'], []],
    ['pas d’anglais', '', ['en'], []],
    ['sales without French', 'sales', ['fr'], []],
    ['no English required, accountant', 'accountant', ['en'], []],
    ['sans anglais ni allemand exigé', '', ['en', 'de'], []],
    ['comptable anglais non exigé', 'comptable', ['en'], []],
    ['English not required', '', ['en'], []],
    ['je ne parle pas anglais', '', ['en'], []],
    ['acheteur -anglais', 'acheteur', ['en'], []],
    ['acheteur sauf Orange', 'acheteur', ['4'], []],
    ['comptable sans télétravail', 'comptable', ['teletravail'], []],
    ['accountant, no remote', 'accountant', ['teletravail'], []],
    ['pas de télétravail', '', ['teletravail'], []],
    ['engineer not remote in Germany', 'engineer', ['teletravail'], ['DE']],
    ['comptable sans bac +5', 'comptable', ['4'], []],
    ['acheteur, pas de master', 'acheteur', ['4'], []],
    ['comptable -télétravail', 'comptable', ['teletravail'], []],
    ['sans télétravail ni bac +5', '', ['teletravail', '4'], []],
    ['acheteur -Airbus', 'acheteur', ['1', '2'], []],
  ])('«%s» leaves the text «%s», excludes %j and wants %j', (text, left, excluded, wanted) => {
    expect(read(text)).toMatchObject({ left, excluded, wanted });
  });
});

describe('a text that excludes a word', () => {
  test.each([
    ['finance sans audit', 'finance -audit'],
    ['acheteur hors automobile', 'acheteur -automobile'],
    ['quality engineer but not automotive', 'quality engineer -automotive'],
    ['développeur sans Java', 'développeur -Java'],
    ['finance sans contrôle de gestion', 'finance -"contrôle de gestion"'],
    ['finance sans audit ni fiscalité', 'finance -audit -fiscalité'],
    ['finance without audit or tax', 'finance -audit -tax'],
    ['finance sans audit et comptabilité', 'finance et comptabilité -audit'],
    ['pas de poste de commercial en Allemagne', '-commercial'],
    ['sauf Sephora', '-Sephora'],
    ['hors Paris', '-Paris'],
    ['acheteur -orange', 'acheteur -orange'],
    ['finance -audit', 'finance -audit'],
  ])('«%s» becomes «%s»', (text, left) => {
    expect(read(text)).toMatchObject({ left, excluded: [] });
  });

  test('the word is excluded in both languages', () => {
    for (const text of ['finance sans recrutement', 'finance without recruitment', 'finance -recruiting'])
      expect(understand(text, knowledge, 'fr').query?.excluded.flat()).toContain('#recruitment');
  });
});

describe('a text that excludes nothing', () => {
  test.each([
    ['pas seulement en Allemagne', ['DE']],
    ['not far from Brussels', ['BE-Brux']],
    ['pourquoi pas le Japon', ['JP']],
    ['outside sales Belgique', ['BE']],
    ['no-code Belgique', ['BE']],
  ])('«%s» wants %j', (text, wanted) => {
    expect(read(text)).toMatchObject({ excluded: [], wanted });
  });

  test.each([
    'comptable sans expérience',
    'accountant without degree',
    'je ne suis pas ingénieur, comptable',
    'comptable, pas 6 mois',
    'comptable sans bac',
  ])('«%s» keeps its words, searches only the trade, and has no tag for the rest', (text) => {
    expect(read(text)).toEqual({ left: text, excluded: [], wanted: [], concepts: 1 });
    expect(queryParts(text, vocabulary)).toHaveLength(1);
  });
});

test('an excluded name is never wanted, whatever stands around it', () => {
  const before = fc.constantFrom('', 'comptable', 'je cherche', 'airbus', 'Tokyo,', 'offres', 'finance ou');
  const negator = fc.constantFrom(
    'sans',
    'hors',
    'sauf',
    'pas en',
    'not in',
    'except',
    'without the',
    'but not',
    'mais pas au',
  );
  const name = fc.constantFrom(['Belgique', 'BE'], ['Germany', 'DE'], ['Pérou', 'PE']);
  const after = fc.constantFrom('', 'urgent', ', acheteur', 'avec bac +5', '-stage');
  fc.assert(
    fc.property(before, negator, name, after, (...[first, negated, [written = '', id], last]) => {
      const { excluded, wanted, left } = read(`${first} ${negated} ${written} ${last}`.trim());
      expect(excluded).toEqual([id]);
      expect(wanted).not.toContain(id);
      expect(left).not.toContain(written);
    }),
  );
});

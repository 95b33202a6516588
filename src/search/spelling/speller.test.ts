import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#words/locale.ts';
import { createSpeller } from './speller.ts';

type Offers = Readonly<Record<string, number>>;
type Known = { readonly vocabularyWords?: readonly string[]; readonly names?: readonly string[] };

function spellerOf(offers: Offers, { vocabularyWords = [], names = [] }: Known = {}) {
  const counts = new Map(Object.entries(offers));
  const statistics = { frequency: (word: string) => counts.get(word) ?? 0, words: () => counts };
  return createSpeller(statistics, { vocabularyWords, names });
}

/** Returns the corrected text. Words between stars are known words. */
async function meant(text: string, offers: Offers, known?: Known, locale: Locale = 'fr'): Promise<string> {
  const words = text.split(' ').map((word) => ({ typed: word.replaceAll('*', ''), known: word.startsWith('*') }));
  const said: string[] = words.map(({ typed }) => typed);
  const corrections = (await spellerOf(offers, known)).correct(words, locale);
  for (const { to, at, length } of corrections.toReversed()) said.splice(at, length, to);
  return said.join(' ');
}

test.each([
  ['adjacent letters are swapped', 'ingenieru', 'ingenieur'],
  ['a letter is missing', 'maintenace', 'maintenance'],
  ['a letter is added', 'logisticque', 'logistique'],
  ['a letter is doubled', 'marketting', 'marketing'],
  ['a double letter is single', 'asistant', 'assistant'],
  ['a letter is replaced', 'markating', 'marketing'],
  ['a word of four letters lacks a letter', 'tarf', 'tarif'],
  ['it sounds alike with many other letters', 'farmaci', 'pharmacie'],
  ['a word is written as two', 'super visor', 'supervisor'],
  ['two words are written as one', 'foodservice', 'food service'],
])('a word without offers is corrected: %s', async (_mistake, typed, right) => {
  const offers = Object.fromEntries(right.split(' ').map((word) => [word, 30]));
  expect(await meant(typed, offers)).toBe(right);
});

test.each([
  ['of fewer than four letters', 'sno', { son: 30 }],
  ['of four letters with a replaced letter', 'drop', { crop: 30 }],
  ['of four letters with an added letter', 'zorg', { org: 30 }],
  ['with a figure', '27002', { '27001': 30 }],
  ['of another script', 'менеджер', { менеджeр: 30 }],
  ['similar to no word', 'xylophone', { telephone: 30 }],
  ['of few letters with two typos', 'vendoir', { vendeur: 30 }],
  ['with two typos, if few offers have the other word', 'traducteur', { tracteur: 30 }],
  ['that is another form of a word of offers', 'acheteuses', { acheteuse: 30 }],
  ['with about as many offers as a similar word', 'solaire', { solaire: 30, salaire: 400, offre: 900 }],
])('a word %s is not corrected: «%s»', async (_rule, typed, offers) => {
  expect(await meant(typed, offers)).toBe(typed);
});

test('a word of three letters is corrected only if a swap makes a word of the vocabulary', async () => {
  expect(await meant('slq', { sql: 30 })).toBe('slq');
  expect(await meant('slq', { sql: 30 }, { vocabularyWords: ['SQL'] })).toBe('SQL');
  expect(await meant('sq', { sql: 30 }, { vocabularyWords: ['SQL'] })).toBe('sq');
});

describe('a word of few offers', () => {
  test('a word of few offers is corrected if a similar word has twenty times more offers', async () => {
    expect(await meant('ingenieru', { ingenieru: 2, ingenieur: 40 })).toBe('ingenieur');
    expect(await meant('ingenieru', { ingenieru: 2, ingenieur: 39 })).toBe('ingenieru');
    expect(await meant('ingenieru', { ingenieru: 2, ingenieur: 10 }, { vocabularyWords: ['ingénieur'] })).toBe(
      'ingénieur',
    );
  });
  test('a word of few offers is not corrected to a word with one different letter', async () => {
    expect(await meant('bois', { bois: 1, mois: 500 })).toBe('bois');
    expect(await meant('solaire', { solaire: 1, salaire: 500 })).toBe('solaire');
    expect(await meant('solaire', { salaire: 500 })).toBe('salaire');
  });
  test('a word of few offers is corrected even if another offer has its plural', async () => {
    expect(await meant('manger', { mangers: 1, manager: 90 })).toBe('manager');
    expect(await meant('manger', { mangers: 3, manager: 90 })).toBe('manger');
  });
});

test('known words are never corrected, joined or split', async () => {
  expect(await meant('*Cologne', { pologne: 90 }, { names: ['Pologne'] })).toBe('Cologne');
  expect(await meant('*super visor', { supervisor: 90 })).toBe('super visor');
  expect(await meant('*foodservice', { food: 90, service: 90 })).toBe('foodservice');
  expect(await meant('cobol', { cabol: 90 }, { vocabularyWords: ['COBOL'] })).toBe('cobol');
});

test('no word is corrected to a stop word', async () => {
  expect(await meant('votrr', { votre: 900 })).toBe('votrr');
});

test('corrections have the accents and capitals of the vocabulary or, for other words, of the names', async () => {
  const known = { vocabularyWords: ['ingénieur', 'crédit'], names: ['Crédit Agricole', 'São Paulo'] };
  expect(await meant('ingenieru', { ingenieur: 9 }, known)).toBe('ingénieur');
  expect(await meant('credti', { credit: 9 }, known)).toBe('crédit');
  expect(await meant('agriclle', { agricole: 9 }, known)).toBe('Agricole');
});

test('a name is compared by its letters, without stemming', async () => {
  expect(await meant('londre', { londres: 9 }, { names: ['Londres'] })).toBe('Londres');
});

describe('among several corrections', () => {
  test('of several corrections, the closest wins, and of equally close ones the one with more offers', async () => {
    expect(await meant('minteur', { menteur: 10, monteur: 20 })).toBe('monteur');
    expect(await meant('programmatiom', { programmation: 10, programmateur: 90 })).toBe('programmation');
  });
  test('a word of the vocabulary wins over a word that is frequent in bodies', async () => {
    expect(await meant('achteur', { acteur: 200, acheteur: 30 }, { vocabularyWords: ['acheteur'] })).toBe('acheteur');
  });
  test('a whole name wins over a word of a longer name', async () => {
    const known = { vocabularyWords: ['développeur', 'business developper'] };
    expect(await meant('devellopeur', { developper: 300, developpeur: 26 }, known)).toBe('développeur');
  });
  test('of several corrections, one that forms a phrase with the next word wins, even across linking words', async () => {
    const offers = {
      chain: 50,
      chine: 400,
      chien: 90,
      supply: 50,
      simply: 200,
      projet: 90,
      projets: 90,
      prote: 40_000,
    };
    const known = { vocabularyWords: ['supply chain', 'chef de projet'] };
    expect(await meant('supply chian', offers, known)).toBe('supply chain');
    expect(await meant('suply chian', offers, known)).toBe('supply chain');
    expect(await meant('chef proet', offers, known)).toBe('chef projet');
    expect(await meant('un proet', offers, known)).toBe('un prote');
  });
  test('the language of the page decides between equal corrections', async () => {
    const offers = { electronicien: 1, mecanicien: 9, traceur: 10, tracker: 10 };
    expect(await meant('traceer', offers, {}, 'fr')).toBe('traceur');
    expect(await meant('traceer', offers, {}, 'en')).toBe('tracker');
  });
});

test('a phrase written as one word is split, even with a typo', async () => {
  const known = { vocabularyWords: ['supply chain', 'chef de projet'] };
  const offers = { supply: 90, chain: 90, chef: 90, projet: 90 };
  expect(await meant('supplychain', offers, known)).toBe('supply chain');
  expect(await meant('suplychain', offers, known)).toBe('supply chain');
  expect(await meant('chefdeprojet', offers, known)).toBe('chef de projet');
  expect(await meant('chefde projet', offers, known)).toBe('chef de projet');
});

test('a word is split into a word and a linking word only inside a phrase that contains both', async () => {
  expect(await meant('undergraduate', { under: 90, graduate: 90 })).toBe('undergraduate');
  expect(await meant('ofgraduate', { graduate: 90 })).toBe('ofgraduate');
});

test('a correction states the replaced words as typed', async () => {
  const words = ['Super', 'Visor', 'Ingenieru'].map((typed) => ({ typed, known: false }));
  expect((await spellerOf({ supervisor: 30, ingenieur: 30 })).correct(words, 'fr')).toEqual([
    { from: 'Super Visor', to: 'supervisor', at: 0, length: 2 },
    { from: 'Ingenieru', to: 'ingenieur', at: 2, length: 1 },
  ]);
});

test('in any text, corrections stay inside the text, come in order and replace no known word', async () => {
  const word = fc.oneof(
    fc.constantFrom('suply', 'chian', 'super', 'visor', 'chefde', 'projet', 'ingenieru'),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('__proto__', 'constructor', 'a'.repeat(10_000)),
  );
  const typed = fc.array(fc.record({ typed: word, known: fc.boolean() }), { maxLength: 200 });
  const offers = { supply: 90, chain: 90, supervisor: 90, projet: 90, ingenieur: 90 };
  const speller = await spellerOf(offers, { vocabularyWords: ['chef de projet'], names: ['São Paulo', '', '***'] });
  fc.assert(
    fc.property(typed, fc.constantFrom<Locale>('fr', 'en'), (words, locale) => {
      let end = 0;
      for (const { from, at, length } of speller.correct(words, locale)) {
        const taken = words.slice(at, at + length);
        expect(at).toBeGreaterThanOrEqual(end);
        expect(taken.map((one) => one.typed).join(' ')).toBe(from);
        expect(taken.some(({ known }) => known)).toBe(false);
        end = at + length;
      }
      expect(end).toBeLessThanOrEqual(words.length);
    }),
  );
});

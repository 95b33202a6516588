import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studyLevels } from '#reference/study-levels.ts';
import { readStudyLevel } from './study-level.ts';

const [bac2, bac3, bac4, bac5] = [2, 8, 3, 4];
const levels = (text: string, title = 'Chargé de mission') => readStudyLevel(title, text)?.ids ?? null;

test.each([
  ['De formation Bac+5 en mécanique', [bac5]],
  ['Diplôme bac + 3 en logistique', [bac3]],
  ['Bac+2/3 en vente', [bac2, bac3]],
  ['Bac +3 à Bac +5', [bac3, bac4, bac5]],
  ['Bac+4/5 (école de commerce ou université)', [bac4, bac5]],
  ['Niveau Bac+2 minimum', [bac2, bac3, bac4, bac5]],
  ['Vous êtes titulaire d’un master en finance', [bac5]],
  ['Issue d’une école d’ingénieurs', [bac5]],
  ['You hold a master’s degree in law', [bac5]],
  ['A bachelor’s degree in chemistry is required', [bac3, bac4, bac5]],
  ['You are a graduate of a business school', [bac5]],
  ['BTS ou DUT électrotechnique', [bac2]],
])('«%s» accepts the levels %j', (text, wanted) => {
  expect(levels(text)).toEqual(wanted);
});

test.each([
  'Vous devenez scrum master de l’équipe',
  'Webmaster du groupe',
  'Master data management',
  'Le développement de nos programmes bachelor en Espagne',
  'Nous vendons aux grandes écoles',
  'La maîtrise de l’anglais est requise',
  'Une expérience de cinq ans',
])('«%s» states no level', (text) => {
  expect(levels(text)).toBeNull();
});

test('the French word «ingénieur» in a title stands for five years, the English word says nothing', () => {
  expect(levels('', 'Ingénieure qualité')).toEqual([bac5]);
  expect(levels('', 'Ingénieur(e) procédés')).toEqual([bac5]);
  expect(levels('', 'Quality engineer')).toBeNull();
});

test('a diploma in the text counts more than the title', () => {
  expect(levels('De formation Bac+3', 'Ingénieur travaux')).toEqual([bac3]);
});

test('the levels are an unbroken part of the list of levels, for any text', () => {
  const all = studyLevels.map(({ id }) => id).join(',');
  const words = fc.constantFrom(
    'bac+2',
    'bac+5',
    'master',
    'bachelor degree',
    'BTS',
    'minimum',
    'vous avez',
    'x',
    '/',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => all.includes((levels(parts.join(' ')) ?? []).join(','))),
  );
  expect(all).toContain('2,8,3,4');
});

test('a long hostile text is read in linear time', () => {
  const started = performance.now();
  readStudyLevel('x', 'bac+'.repeat(50_000), 'ecole d '.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

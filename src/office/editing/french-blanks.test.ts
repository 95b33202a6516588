import { expect, test } from 'vitest';
import { blocksWithFrenchBlanks, withFrenchBlanks } from './french-blanks.ts';

const [wide, thin] = ['\u00A0', '\u202F'];

test.each([
  ['Partir au Japon : trois conseils', `Partir au Japon${wide}: trois conseils`],
  ['Pourquoi ? Parce que ; oui !', `Pourquoi${thin}? Parce que${thin}; oui${thin}!`],
  ['Il dit « oui » et part', `Il dit «${wide}oui${wide}» et part`],
  ['Vraiment ?!', `Vraiment${thin}?!`],
  ['« Où ? »', `«${wide}Où${thin}?${wide}»`],
  ['a :b et x ?y=1 restent', 'a :b et x ?y=1 restent'],
  ['https://example.org/?a=b:c', 'https://example.org/?a=b:c'],
])('blanks before high signs and inside quotes cannot break: %j', (typed, stored) => {
  expect(withFrenchBlanks(typed, 'fr')).toBe(stored);
  expect(stored).toHaveLength(typed.length);
  expect(withFrenchBlanks(typed, 'en')).toBe(typed);
});

const block = (text: string, type = 'paragraph') => ({ type, text, spans: [] });

test('only blocks that somebody changed, and no code, get such blanks', () => {
  const blocks = [block('Ancien : oui'), block('Neuf : oui'), block('a ? b : c', 'preformatted')];
  const given = { origin: [block('Ancien : oui')], lang: 'fr' } as const;
  expect(blocksWithFrenchBlanks(blocks, given).map(({ text }) => text)).toEqual([
    'Ancien : oui',
    `Neuf${wide}: oui`,
    'a ? b : c',
  ]);
});

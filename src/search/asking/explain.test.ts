import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import type { Word } from '#search/text/word.ts';

const termOf = ({ level }: Word) => level;
const concepts = [
  {
    typed: ['acheteur'],
    clause: {
      terms: [
        { term: 'acheteur', weight: 1 },
        { term: '#purchasing', weight: 0.9 },
      ],
    },
  },
  {
    typed: ['luxe'],
    clause: {
      terms: [
        { term: 'luxe', weight: 1 },
        { term: '#fashion', weight: 0.4 },
      ],
    },
  },
];
const why = (terms: readonly string[], near = false) =>
  explain(concepts, { termOf }, { has: (term) => terms.includes(term), near });

test('an offer with all typed words has no explanation', () => {
  expect(why(['acheteur', 'luxe'])).toBeNull();
});

test('the explanation gives other names of the typed words, and near concepts', () => {
  expect(why(['#purchasing', 'luxe'])).toEqual({ kind: 'equivalent', of: 'acheteur' });
  expect(why(['acheteur', '#fashion'])).toEqual({ kind: 'neighbour', of: 'luxe' });
});

test('an offer of an industry needs no explanation, because its company may be the reason', () => {
  const terms = [
    { term: 'luxe', weight: 1 },
    { term: '#luxury', weight: 0.9 },
    { term: '#fashion', weight: 0.4 },
  ];
  const whyOf = (term: string) =>
    explain(
      [{ typed: ['luxe'], clause: { terms, isIndustry: true } }],
      { termOf },
      { has: (one) => one === term, near: false },
    );
  expect(whyOf('#luxury')).toBeNull();
  expect(whyOf('#fashion')).toEqual({ kind: 'neighbour', of: 'luxe' });
});

test('the explanation of a near match gives the missing words, or another name for them in the offer', () => {
  expect(why(['acheteur'], true)).toEqual({ kind: 'missing', of: 'luxe' });
  expect(why(['#purchasing'], true)).toEqual({ kind: 'equivalent', of: 'acheteur' });
  expect(why(['acheteur'])).toBeNull();
});

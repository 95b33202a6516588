import { expect, test } from 'vitest';
import { releaseOf } from './last-release.ts';
import type { Measured } from './measure.ts';

const figures = { ndcg: 1, recall: 1, mrr: 1 };

function measuredOf(part: Measured['query']['part'], repaired: boolean | null): Measured {
  const query = { kind: 'forms', text: 'luxe', locale: 'fr', intended: null, grades: new Map([[1, 3]]), part } as const;
  return { query, figures, plain: figures, empty: false, repaired };
}

test('a part without typing errors has no share of repaired errors', () => {
  const release = releaseOf([measuredOf('blind', true), measuredOf('blind', false), measuredOf('words', null)]);
  expect(release['shares, blind']).toEqual({ repaired: 0.5, answered: 1 });
  expect(release['shares, words']).toEqual({ answered: 1 });
});

import { expect, test } from 'vitest';
import { scaleHash } from '#reference/allowances.ts';
import { vocabulary } from '#search/understanding/knowledge.ts';
import { boardAnalysis } from './board-analysis.ts';

test('an index that was stored with another thesaurus or another scale of allowances is rebuilt', () => {
  expect(boardAnalysis.fingerprint.split(' ')).toEqual([expect.any(String), vocabulary.hash, scaleHash]);
});

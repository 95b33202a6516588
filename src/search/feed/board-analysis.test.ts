import { expect, test } from 'vitest';
import { scaleInForce } from '#reference/allowances.ts';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { boardAnalysis } from './board-analysis.ts';

test('an index that was stored with another thesaurus or another scale of allowances is rebuilt', () => {
  expect(boardAnalysis.fingerprint.split(' ').slice(1, 3)).toEqual([vocabulary.hash, scaleInForce.hash]);
});

test.each([
  ['HERMES INTERNATIONAL', ['#luxury']],
  ['STMicroelectronics (Crolles 2) SAS', ['#microelectronics', '#^electronics']],
  ['DANONE', ['#food-industry']],
])('the offers of %s are in its industry', (company, terms) => {
  expect(boardAnalysis.industriesOf(company)).toEqual(terms);
});

test.each(['MAISON SOLVAR', 'MICHAEL PAGE', ''])('«%s» belongs to no industry that is known', (company) => {
  expect(boardAnalysis.industriesOf(company)).toEqual([]);
});

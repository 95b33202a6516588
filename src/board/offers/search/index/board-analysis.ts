import { vocabulary } from '../text/knowledge.ts';
import { analysisVersion, pairsOf, termsOf, wordsOf } from '../text/terms-of.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** How the board reads the texts of its offers. */
export const boardAnalysis: TextAnalysis = {
  fingerprint: `${analysisVersion} ${vocabulary.hash}`,
  terms: (text) => termsOf(text, vocabulary),
  pairs: pairsOf,
  words: wordsOf,
};

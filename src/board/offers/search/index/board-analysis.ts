import { vocabulary } from '../text/knowledge.ts';
import { analysisVersion, pairsOf, termsIn } from '../text/terms-of.ts';
import { tokensOf } from '../text/tokens.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** How the board reads the texts of its offers. */
export const boardAnalysis: TextAnalysis = {
  fingerprint: `${analysisVersion} ${vocabulary.hash}`,
  read: (text) => {
    const tokens = tokensOf(text);
    return { terms: termsIn(tokens, vocabulary), words: tokens.map(({ word }) => word.folded) };
  },
  pairs: pairsOf,
};

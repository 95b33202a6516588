import { scaleHash } from '#reference/allowances.ts';
import { vocabulary } from '#search/understanding/knowledge.ts';
import { analysisVersion, pairsOf, termsIn } from '#search/text/terms-of.ts';
import { tokensOf } from '#search/text/tokens.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';

/** The text analysis of the board's offers. The index contains amounts of the scale too. */
export const boardAnalysis: TextAnalysis = {
  fingerprint: `${analysisVersion} ${vocabulary.hash} ${scaleHash}`,
  read: (text) => {
    const tokens = tokensOf(text);
    return { terms: termsIn(tokens, vocabulary), words: tokens.map(({ word }) => word.folded) };
  },
  pairs: pairsOf,
};

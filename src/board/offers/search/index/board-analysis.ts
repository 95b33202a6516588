import { analysisVersion, pairsOf, termsOf, wordsOf } from '../text/terms-of.ts';
import { compileVocabulary } from '../text/vocabulary-matcher.ts';
import { heads } from '../vocabulary/heads.ts';
import { thesaurus } from '../vocabulary/thesaurus.ts';
import type { TextAnalysis } from './text-analysis.ts';

const vocabulary = compileVocabulary(thesaurus, heads);

/** How the board reads the texts of its offers. */
export const boardAnalysis: TextAnalysis = {
  fingerprint: `${analysisVersion} ${vocabulary.hash}`,
  terms: (text) => termsOf(text, vocabulary),
  pairs: pairsOf,
  words: wordsOf,
};

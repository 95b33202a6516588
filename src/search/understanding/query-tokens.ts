import { isAbbreviation } from '#search/text/stop-words.ts';
import { type Token, tokensOf } from '#search/text/tokens.ts';

/**
 * Returns the words of a query. Candidates type abbreviations such as «it» and «c» in lower case. An
 * abbreviation in lower case counts if it is the only word, or next to a content word.
 */
export function queryTokens(text: string): readonly Token[] {
  const tokens = tokensOf(text);
  const isAlone = tokens.length === 1;
  return tokens.map((token, at) => {
    if (token.speaks || !isAbbreviation(token.word.folded)) return token;
    const isBeside =
      !isElsewhereAWord.has(token.word.folded) && (isNear(tokens, at - 1, token) || isNear(tokens, at + 1));
    return isAlone || (isBeside && !/['’]/.test(text.charAt(token.start - 1))) ? { ...token, speaks: true } : token;
  });
}

/**
 * Words that are usually no abbreviations next to another word: «via» is not V.I.A., and «us» is not the
 * United States.
 */
const isElsewhereAWord: ReadonlySet<string> = new Set(['via', 'us', 'eu', 'mes', 'si', 'd']);

function isNear(tokens: readonly Token[], at: number, behind?: Token): boolean {
  const token = tokens[at];
  return token !== undefined && token.speaks && !(behind ?? token).apart;
}

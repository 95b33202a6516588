import { isWishWord } from '#search/text/wish-words.ts';
import type { Token } from '#search/text/tokens.ts';

/**
 * Reads the number of an offer. «VIE237379» counts anywhere, but «237379» only if the text has no other
 * words: next to other words, a number may be a year, a salary or a postcode.
 */
export function offerNumberIn(tokens: readonly Token[]): number | null {
  const isAlone = tokens.every(
    ({ speaks, word }) =>
      !speaks || /^\d+$/.test(word.folded) || wordsOfReference.has(word.folded) || isWishWord(word.folded),
  );
  for (const [at, { word }] of tokens.entries()) {
    const [, kind, digits] = /^(vi[ea])?(\d{5,9})$/.exec(word.folded) ?? [];
    if (digits === undefined || (kind === undefined && !isAlone && !isKind(tokens[at - 1]))) continue;
    return Number(digits);
  }
  return null;
}

function isKind(token: Token | undefined): boolean {
  return token?.word.folded === 'vie' || token?.word.folded === 'via';
}

const wordsOfReference: ReadonlySet<string> = new Set([
  'ref',
  'reference',
  'numero',
  'number',
  'no',
  'n',
  'id',
  'offer',
  'offre',
]);

import { queryTokens } from './query-tokens.ts';

/** A text, split into its operators and the rest. */
export type Operated = {
  /** The text with blanks in place of its operators, so that every word keeps its position. */
  readonly plain: string;
  /** The operators of the query, in their order. */
  readonly operators: readonly QueryOperator[];
  /** Quoted phrases, as typed. */
  readonly quoted: readonly string[];
};

/** A quoted phrase or an excluded word, with its position. */
export type QueryOperator = {
  readonly kind: 'phrase' | 'excluded';
  /** The text of the operator as typed, without quotation marks and minus. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const quotes = String.raw`["«“”„]([^"«»“”„]*)["»“”]`;
const operator = new RegExp(String.raw`(?<!\S)-${quotes}|${quotes}|(?<!\S)-([\p{L}\p{N}.][^\s"«»“”„]*)`, 'gu');

/**
 * Reads quotes of every kind, with or without a minus, and words after a minus. A quote without an end is
 * ignored. So is a phrase of stop words («"de la"»), because half of the offers contain it.
 */
export function readOperators(text: string): Operated {
  const operators = Array.from(text.matchAll(operator), operatorOf);
  const said = operators.filter((one) => queryTokens(one.text).some(({ speaks }) => speaks));
  return {
    plain: text.replace(operator, (found) => ','.padEnd(found.length)),
    operators: said,
    quoted: said.flatMap(({ kind, text: phrase }) => (kind === 'phrase' ? [phrase] : [])),
  };
}

function operatorOf(found: RegExpExecArray): QueryOperator {
  const [whole, without, phrase, word] = found;
  const text = phrase ?? without ?? word ?? '';
  return {
    kind: phrase === undefined ? 'excluded' : 'phrase',
    text: text.trim(),
    start: found.index,
    end: found.index + whole.length,
  };
}

import { queryTokens } from './query-tokens.ts';

/** A text parted into what its operators say and what is plainly asked. */
export type Operated = {
  /** The text with all else blanked out: each word stands where it stood. */
  readonly plain: string;
  /** All of them, in their order. */
  readonly operators: readonly QueryOperator[];
  /** In quotes, as typed. */
  readonly quoted: readonly string[];
  /** Behind a minus, as typed, without it. */
  readonly excluded: readonly string[];
};

/** A phrase in quotes, or what stands behind a minus, and from where to where its signs and words reach. */
export type QueryOperator = {
  readonly kind: 'phrase' | 'excluded';
  /** As typed, without its signs. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const quotes = String.raw`["«“”„]([^"«»“”„]*)["»“”]`;
const operator = new RegExp(String.raw`(?<!\S)-${quotes}|${quotes}|(?<!\S)-([\p{L}\p{N}.][^\s"«»“”„]*)`, 'gu');

/**
 * Reads quotes of every kind, with or without a minus, and words behind a minus. An open quote is a sign;
 * silent words alone («"de la"») say nothing, which half of the offers hold.
 */
export function readOperators(text: string): Operated {
  const operators = Array.from(text.matchAll(operator), operatorOf);
  const said = operators.filter((one) => queryTokens(one.text).some(({ speaks }) => speaks));
  const textsOf = (kind: QueryOperator['kind']) => said.flatMap((one) => (one.kind === kind ? [one.text] : []));
  return {
    plain: text.replace(operator, (found) => ','.padEnd(found.length)),
    operators: said,
    quoted: textsOf('phrase'),
    excluded: textsOf('excluded'),
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

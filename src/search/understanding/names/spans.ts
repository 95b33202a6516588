import type { Token } from '#search/text/tokens.ts';
import type { Span } from './named-thing.ts';

/** Returns the tokens between two places of the text; null if there are none. */
export function spanWithin(tokens: readonly Token[], start: number, end: number): Span | null {
  const from = tokens.findIndex((token) => token.start >= start && token.end <= end);
  if (from < 0) return null;
  let to = from;
  while (tokens[to] !== undefined && (tokens[to]?.end ?? 0) <= end) to += 1;
  return { from, to };
}

/** Returns where a name begins together with the words that lead to it: «à partir de» janvier 2027. */
export function beginOf(tokens: readonly Token[], from: number, leading: ReadonlySet<string>): number {
  let begin = from;
  while (tokens[begin]?.apart !== true && leading.has(tokens[begin - 1]?.word.folded ?? '')) begin -= 1;
  return begin;
}

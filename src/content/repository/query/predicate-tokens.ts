import { beginningOf, parsingError } from './protocol-error.ts';

export type PredicateToken =
  | { readonly kind: 'sign'; readonly text: string; readonly at: number }
  | { readonly kind: 'name'; readonly text: string; readonly at: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly text: string; readonly at: number };

// Matches a token of a predicate. The first clients wrote `:d =` before a predicate. In texts only `"` is
// escaped, because the client escapes nothing else.
const token =
  /\s+|:d\s*=|(?<sign>[[\](),])|"(?<text>(?:[^"\\]|\\"|\\(?!"))*)"|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|(?<name>[A-Za-z_][\w.-]*)/y;

/**
 * Splits a predicate into signs, names, texts and numbers.
 * @throws ProtocolError at the first invalid character
 */
export function predicateTokens(text: string): readonly PredicateToken[] {
  const tokens: PredicateToken[] = [];
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) throw parsingError(`unexpected ${beginningOf(text.slice(at), 20)}`, at + 1);
    const [kind, value] = Object.entries(found.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    if (kind === 'sign' || kind === 'name' || kind === 'number') tokens.push({ kind, text: String(value), at });
    if (kind === 'text') tokens.push({ kind, text: String(value).replaceAll('\\"', '"'), at });
    at = token.lastIndex;
  }
  return tokens;
}

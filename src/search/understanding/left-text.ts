import { overlap, type Span } from './named-thing.ts';
import type { Token } from '#search/text/tokens.ts';

/**
 * The names with the little words before them that lose their sense without: «au» Pérou, «based in» London.
 */
export function withPrepositions(names: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  return names.map(({ from, to }) => {
    let begin = from;
    while (isPreposition(tokens[begin - 1]) && !names.some((name) => overlap(name, { from: begin - 1, to: begin })))
      begin -= 1;
    return { from: begin, to };
  });
}

function isPreposition(token: Token | undefined): boolean {
  return token !== undefined && !token.speaks && before.has(token.word.folded);
}

const before: ReadonlySet<string> = new Set(
  'a au aux en in at dans near vers from de du des d le la les the chez pour for to sur by par with avec of'.split(' '),
);

/** The text without these words, and without the blanks, signs and «ou» that parted them from the rest. */
export function textWithout(spans: readonly Span[], tokens: readonly Token[], text: string): string {
  return textWithoutPieces(
    spans.map((span) => pieceOf(span, tokens)),
    text,
  );
}

/** Where words stand in their text, in characters. */
export type TextRange = { readonly start: number; readonly end: number };

export function pieceOf({ from, to }: Span, tokens: readonly Token[]): TextRange {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** The same for pieces of the text, in their order. */
export function textWithoutPieces(pieces: readonly TextRange[], text: string): string {
  if (pieces.length === 0) return text;
  let left = text;
  for (const { start, end } of pieces.toReversed()) {
    const begin = left.slice(0, start).replace(/(?<![\p{L}\p{N}])[ld]['’]$/iu, '');
    left = `${begin} ${left.slice(end)}`;
  }
  return tidy(left);
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:/|&–]|-(?=\s|$)|(?:ou|or|et|and)(?=\s|$))+/i, '') // a minus before a word excludes it
    .replace(/(?:[\s,;:/|&–-]|\s(?:ou|or|et|and))+$/i, '');
}

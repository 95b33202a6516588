import { overlap, type Span } from '#search/understanding/names/named-thing.ts';
import type { Token } from '#search/text/tokens.ts';

/**
 * Extends names by the prepositions before them, because a preposition means nothing without the name: «au»
 * Pérou, «based in» London.
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

type Left = {
  readonly tokens: readonly Token[];
  readonly line: string;
  /** Operators that are removed, and those that stay. */
  readonly operators: readonly TextRange[];
  readonly kept: readonly TextRange[];
  /** Words to exclude. Those that no operator of the text excludes are added behind a minus. */
  readonly words: readonly string[];
};

/**
 * Removes words from a text, together with the blanks, separators and «ou» around them. An operator between
 * the words stays: from «à -audit Munich», «à Munich» is removed and «-audit» stays.
 */
export function textLeft(spans: readonly Span[], { tokens, line, operators, kept, words }: Left): string {
  const ranges = spans.map((span) => pieceOf(span, tokens));
  const isOutside = (one: TextRange) => !ranges.some(({ start, end }) => start <= one.start && one.end <= end);
  const pieces = [...ranges.flatMap((range) => piecesAround(range, kept)), ...operators.filter(isOutside)];
  const left = textWithoutPieces(
    pieces.toSorted((a, b) => a.start - b.start),
    line,
  );
  const written = new Set(kept.map(({ start, end }) => line.slice(start, end)));
  const added = [...new Set(words.map(behindMinus))].filter((one) => !written.has(one));
  return [left, ...added].filter(Boolean).join(' ');
}

function behindMinus(words: string): string {
  return /\s/.test(words) ? `-"${words}"` : `-${words}`;
}

/** A range of characters in a text. */
export type TextRange = { readonly start: number; readonly end: number };

export function pieceOf({ from, to }: Span, tokens: readonly Token[]): TextRange {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Returns the parts of a range that are outside all the `kept` ranges, in order. */
export function piecesAround({ start, end }: TextRange, kept: readonly TextRange[]): readonly TextRange[] {
  const within = kept.filter((one) => start <= one.start && one.end <= end);
  const ends = [...within.map((one) => one.start), end];
  return ends.map((last, at) => ({ start: within[at - 1]?.end ?? start, end: last }));
}

/** Removes ranges from a text, as `textWithout` removes words. The ranges must be in ascending order. */
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
  return (
    text
      .replace(/\(\s*\)/g, ' ')
      // Removes the sign of an amount that was removed.
      .replace(/(?<!\d\s?)€(?!\s?\d)/g, ' ')
      .replace(/\s+/g, ' ')
      // Keeps a minus before a word, because this minus excludes the word.
      .replace(/^(?:[\s,;:/|&–]|-(?=\s|$)|(?:ou|or|et|and)(?=\s|$))+/i, '')
      .replace(/(?:[\s,;:/|&–-]|\s(?:ou|or|et|and))+$/i, '')
  );
}

import { maxQueryLength, normalizeQuery } from '#search/criterion/query.ts';
import { askedIn } from './text-clauses.ts';
import { conceptsIn } from './concepts.ts';
import { pieceOf, piecesAround, type TextRange, textWithoutPieces, withPrepositions } from './left-text.ts';
import type { Span } from '#search/understanding/names/named-thing.ts';
import { isNegated, negationsIn, partedByNegators } from './negations.ts';
import { type QueryOperator, readOperators } from './operators.ts';
import { optionsNamed } from '#search/understanding/names/options-named.ts';
import { queryTokens } from './query-tokens.ts';
import { isLinking } from '#search/text/stop-words.ts';
import type { Token } from '#search/text/tokens.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';

/** A part of a text that means something to the search. */
export type QueryPart = {
  readonly kind: 'words' | QueryOperator['kind'];
  /** The text of the part as typed, without operators. */
  readonly text: string;
  /** The whole text without this part; empty if it has no other part. */
  readonly without: string;
};

type Placed = Pick<QueryPart, 'kind' | 'text'> & { readonly piece: TextRange };

/**
 * Splits a text into the parts that mean something to the search, in order: «je cherche une mission en
 * comptabilité -stage» has the parts «comptabilité» and, excluded, «stage». Words that only express a wish
 * belong to no part. The text must contain no places and companies any more.
 */
export function queryParts(text: string, vocabulary: Vocabulary): readonly QueryPart[] {
  const line = normalizeQuery(text, maxQueryLength).normalize('NFC');
  const { plain, operators } = readOperators(line);
  const parts: readonly Placed[] = [
    ...wordsAsked(line, plain, vocabulary),
    ...operators.map(({ kind, text: said, ...piece }) => ({ kind, text: said, piece })),
  ].toSorted((a, b) => a.piece.start - b.piece.start);
  return parts
    .filter(isFirst)
    .map((part) => ({ kind: part.kind, text: part.text, without: without(part, parts, line) }));
}

function isFirst(part: Placed, at: number, parts: readonly Placed[]): boolean {
  return parts.findIndex((other) => isSame(part, other)) === at;
}

function isSame(a: Placed, b: Placed): boolean {
  return a.kind === b.kind && a.text === b.text;
}

function without(part: Placed, parts: readonly Placed[], line: string): string {
  const same = parts.filter((other) => isSame(part, other));
  if (same.length === parts.length) return '';
  const kept = parts.flatMap((other) => (other.kind === 'words' || isSame(part, other) ? [] : [other.piece]));
  return textWithoutPieces(
    same.flatMap(({ piece }) => piecesAround(piece, kept)),
    line,
  );
}

/**
 * Lists the runs of neighbouring words that contain at least one concept. The other words in a run only raise
 * the score.
 */
function wordsAsked(line: string, plain: string, vocabulary: Vocabulary): readonly Placed[] {
  const tokens = partedByNegators(queryTokens(plain), plain, vocabulary);
  const options = optionsNamed(tokens, plain, vocabulary);
  const negations = negationsIn(tokens, plain, { vocabulary, things: [], options });
  const isWanted = (span: Span) => !isNegated(span, negations);
  const { clauseOf } = askedIn(
    tokens.filter((_token, at) => isWanted({ from: at, to: at + 1 })),
    vocabulary,
  );
  const isWhole = ({ start, end }: TextRange) => line.slice(start, end) === plain.slice(start, end);
  return runsAmong(conceptsIn(tokens, vocabulary).filter(isWanted), tokens, isWhole)
    .filter(({ from, to }) => tokens.slice(from, to).some((token) => clauseOf.has(token)))
    .flatMap((run) => {
      const { start, end } = pieceOf(run, tokens);
      return withPrepositions([run], tokens).map((wider) => ({
        kind: 'words' as const,
        text: line.slice(start, end),
        piece: pieceOf(wider, tokens),
      }));
    });
}

/** Concepts with only stop words between them form one run. */
function runsAmong(
  notions: readonly Span[],
  tokens: readonly Token[],
  isWhole: (piece: TextRange) => boolean,
): readonly Span[] {
  const runs: Span[] = [];
  for (const { from, to } of notions) {
    const last = runs.at(-1);
    const joined = last === undefined ? null : { from: last.from, to };
    const isTogether =
      joined !== null && tokens.slice(last?.to, from).every(isLittle) && isWhole(pieceOf(joined, tokens));
    if (isTogether) runs[runs.length - 1] = joined;
    else runs.push({ from, to });
  }
  return runs;
}

function isLittle({ speaks, word }: Token): boolean {
  return !speaks && (isLinking(word.folded) || word.folded === 'or');
}

import { isWishWordOrNumber, isWeakWord } from '#search/text/wish-words.ts';
import { overlap, type Span } from '#search/understanding/names/named-thing.ts';
import type { Token } from '#search/text/tokens.ts';
import { type NameMatch, namesIn, type Vocabulary, treeOf } from '#search/text/vocabulary-matcher.ts';

/**
 * Phrases that contain the name of a trade but describe the candidate or the work in general: a candidate
 * from a «business school» does not look for a job at a school.
 */
const tree = treeOf([
  {
    id: 'oneself',
    equal: `école de commerce, école d’ingénieurs, école supérieure de commerce, école de management, grande école,
      école hôtelière, école de mode, école d’architecture, faculté de droit, Sciences Po, fin d’études, CAC 40,
      mieux payé, bien payé, projet professionnel, projet de fin d’études, formation d’ingénieur, ma formation,
      mes études, business school, engineering school, school of management, law school, fashion school,
      hotel school, medical school, gap year, well paid, best paid, part time, full time, my training,
      who is hiring, companies hiring, final year project, travail en équipe, team work, à responsabilités,
      permis de conduire, volontariat international en entreprise, volontariat international en administration,
      volontariat international`.split(/,\s+/),
  },
]);

/** Finds the parts of a text in which candidates describe themselves. */
function phrasesOfOneself(tokens: readonly Token[]): readonly Span[] {
  return namesIn(tokens, tree);
}

/** A concept of a query: a name of the vocabulary, or a single word that the vocabulary does not contain. */
export type Concept = Span & {
  readonly ids: readonly string[];
  /** True for words of rank and weak words. They count only if the query contains no better word. */
  readonly isWeak: boolean;
};

/**
 * Finds the concepts of a query, in order. Words that only express a wish («je cherche») and stop words are
 * left out.
 */
export function conceptsIn(tokens: readonly Token[], vocabulary: Vocabulary): readonly Concept[] {
  const chosen: Concept[] = [];
  const choose = (named: readonly Concept[]): void => {
    for (const one of named) if (!chosen.some((other) => overlap(other, one))) chosen.push(one);
  };
  choose(longestFirst(tokens, vocabulary));
  choose(tokens.flatMap((token, at) => wordAt(token, at)));
  const ofOneself = phrasesOfOneself(tokens);
  return chosen
    .map((one) => (ofOneself.some(({ from, to }) => from <= one.from && one.to <= to) ? { ...one, isWeak: true } : one))
    .toSorted((a, b) => a.from - b.from);
}

/**
 * Orders overlapping names: longer names first; then trades; then names that do not begin with a word of
 * rank.
 */
function longestFirst(tokens: readonly Token[], { names, heads }: Vocabulary): readonly Concept[] {
  const isWeakName = ({ from, to }: NameMatch): boolean =>
    to - from === 1 && isWeakWord(tokens[from]?.word.folded ?? '');
  const wordsIn = ({ from, to }: NameMatch): number => tokens.slice(from, to).filter(({ speaks }) => speaks).length;
  const isHead = ({ from }: NameMatch): boolean => heads.next.has(tokens[from]?.word.level ?? '');
  return [
    ...namesIn(tokens, names).map((named) => ({ ...named, isWeak: isWeakName(named) })),
    ...namesIn(tokens, heads).map((named) => ({ ...named, isWeak: true })),
  ].toSorted(
    (a, b) => wordsIn(b) - wordsIn(a) || Number(a.isWeak) - Number(b.isWeak) || Number(isHead(a)) - Number(isHead(b)),
  );
}

function wordAt({ speaks, word }: Token, at: number): readonly Concept[] {
  if (!speaks || isWishWordOrNumber(word.folded)) return [];
  return [{ from: at, to: at + 1, ids: [], isWeak: isWeakWord(word.folded) }];
}

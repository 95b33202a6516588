import type { Locale } from '#words/locale.ts';
import { isWishWord } from '#search/text/wish-words.ts';
import { companyAt } from './company-at.ts';
import type { Knowledge } from './knowledge.ts';
import { type NamedThing, overlap, type Span } from './named-thing.ts';
import { placeAt } from './place-at.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Finds the places and companies that a text names; a word belongs to at most one name. Certain names are
 * taken before doubtful names, long names before short names, places before companies.
 * @param ignored words that the text excludes: a doubtful name beside them stands alone
 */
export function thingsNamed(
  tokens: readonly Token[],
  knowledge: Knowledge,
  locale: Locale,
  ignored: readonly Span[] = [],
): readonly NamedThing[] {
  const trades = namesIn(tokens, knowledge.vocabulary.names);
  const candidates = tokens
    .flatMap((_token, from) => [placeAt(tokens, from, knowledge, locale), companyAt(tokens, from, knowledge)])
    .filter((thing) => thing !== null)
    .filter((thing) => !trades.some((trade) => lengthOf(trade) > lengthOf(thing) && overlap(trade, thing)))
    .toSorted((a, b) => Number(a.isDoubtful) - Number(b.isDoubtful) || lengthOf(b) - lengthOf(a));
  const named: NamedThing[] = [];
  const isFree = (thing: NamedThing): boolean => !named.some((other) => overlap(other, thing));
  for (const thing of candidates) if (!thing.isDoubtful && isFree(thing)) named.push(thing);
  // Repeats until no further name is found. Each found name leaves fewer other words, so that a doubtful name
  // may now stand alone.
  for (let before = -1; before < named.length;) {
    before = named.length;
    for (const thing of candidates)
      if (isFree(thing) && isMeant(thing, tokens, [...named, ...ignored], knowledge.vocabulary)) named.push(thing);
  }
  return named.toSorted((a, b) => a.from - b.from);
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

/**
 * Tells if a common word is meant as a name: it stands alone, follows «à» or «in», or has a capital among
 * words in lower case. Two kinds of names need both the capital and the preposition: names of trades, and
 * names of companies that are not on the board, because «en avril» is not an employer.
 */
function isMeant(thing: NamedThing, tokens: readonly Token[], named: readonly Span[], vocabulary: Vocabulary): boolean {
  const words = tokens.slice(thing.from, thing.to);
  if (words.every(({ word }) => word.isStop)) return words.every(({ speaks }) => speaks);
  const others = tokens.filter(
    ({ speaks, word }, at) =>
      speaks && !isWishWord(word.folded) && ![...named, thing].some(({ from, to }) => from <= at && at < to),
  );
  const hasPreposition = prepositions.has(tokens[thing.from - 1]?.word.folded ?? '');
  const hasCapital =
    words.some(({ written }) => isCapital(written)) && others.some(({ written }) => !isCapital(written));
  const isTrade = namesIn(words, vocabulary.names).some((trade) => lengthOf(trade) === words.length);
  return isTrade || thing.absent !== null
    ? hasPreposition && hasCapital
    : others.length === 0 || hasPreposition || hasCapital;
}

function isCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written);
}

const prepositions: ReadonlySet<string> = new Set(
  'a au aux en in at dans near vers from chez hors sauf except outside'.split(' '),
);

import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { cleanLine } from '#board/cleaning/clean-text.ts';
import { readSynonyms } from '#board/offers/finding/learn-synonyms.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import { tokensOf } from '#search/text/tokens.ts';
import { namesIn, nameKey, type Vocabulary } from '#search/text/vocabulary-matcher.ts';
import type { TaughtWord } from '#search/text/taught-words.ts';
import { vocabularyWith } from '#search/understanding/names/knowledge.ts';
import { fieldCode } from '#words/field-code.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { SynonymInCircle, SynonymIsLastName, SynonymIsRank, SynonymTooWide } from './synonym-errors.ts';
import { synonymLimits } from './synonym-limits.ts';

/** Untrusted input of a form: a word, and the name of a concept, which is empty to switch the word off. */
export type TypedSynonym = { readonly word: string; readonly concept: string };

/** A change that may be made, with the vocabularies before and after it. */
export type CheckedSynonym = TaughtWord & {
  readonly key: string;
  /** Concepts that the word names now. */
  readonly now: readonly string[];
  readonly before: Vocabulary;
  readonly after: Vocabulary;
};

const line = (most: number) =>
  z
    .string()
    .max(2 * most, fieldCode('name.tooLong'))
    .transform(cleanLine)
    .pipe(z.string().max(most, fieldCode('name.tooLong')));
const input = z.object({
  word: line(synonymLimits.word).pipe(z.string().min(2, fieldCode('field.required'))),
  concept: line(synonymLimits.word),
});

/**
 * Checks a change of a word.
 * @throws InvalidInput, SynonymIsRank, SynonymInCircle, SynonymIsLastName, SynonymTooWide
 */
export async function checkSynonym(board: Board, typed: TypedSynonym): Promise<CheckedSynonym> {
  const given = parseInput(input, typed);
  const words = await readSynonyms(board.db);
  const before = vocabularyWith(words);
  const [key, tokens] = [nameKey(given.word), tokensOf(given.word)];
  if (!tokens.some(({ speaks, word }) => speaks && /\p{L}/u.test(word.folded)))
    throw new InvalidInput({ word: 'field.invalid' });
  if (namesIn(tokens, before.heads).some(({ from, to }) => to - from === tokens.length))
    throw new SynonymIsRank('the word is a word of rank');
  const concept = given.concept === '' ? '' : conceptCalled(given.concept, before);
  const now = conceptsCalled(given.word, before);
  if (concept === '' ? now.length === 0 : now.length === 1 && now[0] === concept)
    throw new InvalidInput({ word: 'field.invalid' });
  if (now.some((id) => isAbove(id, concept, before) || isAbove(concept, id, before)))
    throw new SynonymInCircle('one concept is a kind of the other');
  const after = vocabularyWith([...words.filter(({ word }) => nameKey(word) !== key), { word: given.word, concept }]);
  if (now.some((id) => after.entries.get(id)?.equal.length === 0))
    throw new SynonymIsLastName('the concept has no other name');
  if (concept !== '') await refuseTooWide(board, given.word);
  return { word: given.word, concept, key, now, before, after };
}

/** Returns the concepts of which a text is a name. */
function conceptsCalled(name: string, { entries }: Vocabulary): readonly string[] {
  const key = nameKey(name);
  return [...entries.values()].filter(({ equal }) => equal.some((one) => nameKey(one) === key)).map(({ id }) => id);
}

/** @throws InvalidInput unless a text is the id of a concept, or a name of one alone */
function conceptCalled(text: string, vocabulary: Vocabulary): string {
  const [only, ...others] = vocabulary.entries.has(text) ? [text] : conceptsCalled(text, vocabulary);
  if (only === undefined || others.length > 0 || only.startsWith('rank-'))
    throw new InvalidInput({ concept: 'field.invalid' });
  return only;
}

/** Tells if a concept is wider than another one, directly or through others. */
function isAbove(wider: string, concept: string, vocabulary: Vocabulary): boolean {
  const kinds = vocabulary.entries.get(concept)?.kindOf ?? [];
  return kinds.some((kind) => kind === wider || isAbove(wider, kind, vocabulary));
}

async function refuseTooWide(board: Board, word: string): Promise<void> {
  const count = async (query: string) => {
    const search = await prepareSearch(board, { ...noCriteria, query }, 'fr');
    return (await search.ask({ facets: [], skip: 0, limit: 0 })).total;
  };
  const all = await count('');
  if (all >= synonymLimits.fewOffers && (await count(word)) > all * synonymLimits.widest)
    throw new SynonymTooWide('too many offers contain the word');
}

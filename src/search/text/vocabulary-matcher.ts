import { createHash } from 'node:crypto';
import type { ConceptEntry } from '#search/vocabulary/entry.ts';
import { lazily } from './lazily.ts';
import { isLinking } from './stop-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Word } from './word.ts';

/** The thesaurus, with its names as trees of levelled words. */
export type Vocabulary = {
  /** Fingerprint of the thesaurus. An index that was made with another thesaurus is rebuilt. */
  readonly hash: string;
  readonly entries: ReadonlyMap<string, ConceptEntry>;
  /** Names of concepts, as a tree of words; a name leads to the ids of its concepts. */
  readonly names: NameTree<string>;
  /** Words of rank (engineer, manager), as such a tree. They mean little next to a trade. */
  readonly heads: NameTree<string>;
  /**
   * Returns the term of a word. A word that is a name of a concept is not stemmed, because «compta» is not
   * «compte».
   */
  readonly termOf: (word: Word) => string;
};

/** A name found in a text. Its first token is `from`; `to` is the token after its last. */
export type NameMatch = { readonly ids: readonly string[]; readonly from: number; readonly to: number };

/** Builds the trees of all concepts and words of rank. An id must be unique among both. */
export function compileVocabulary(entries: readonly ConceptEntry[], heads: readonly ConceptEntry[] = []): Vocabulary {
  const trees = { names: treeOf(entries), heads: treeOf(heads) };
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([entries, heads]))
      .digest('base64url'),
    entries: new Map([...entries, ...heads].map((entry) => [entry.id, entry])),
    ...trees,
    termOf: ({ level, stem }) => (isName(trees.names, level) || isName(trees.heads, level) ? level : stem),
  };
}

/**
 * Returns the tree of some concepts, in which each name leads to the id of its concept. It is built when its
 * words are first read.
 */
export function treeOf(entries: readonly ConceptEntry[]): NameTree<string> {
  const built = lazily(() => {
    const tree = nameTree<string>();
    for (const { id, equal } of entries) for (const name of equal) addName(tree, nameOf(name), id);
    return tree;
  });
  return {
    get next() {
      return built().next;
    },
    here: [],
  };
}

/** Returns a name in the form in which the search compares it. */
export const nameKey = (name: string): string => nameOf(name).join(' ');

function nameOf(name: string): readonly string[] {
  const tokens = tokensOf(name);
  const telling = tokens.filter(({ speaks, word }) => speaks || !isLinking(word.folded));
  return (telling.length > 0 ? telling : tokens).map(({ word }) => word.level);
}

function isName(tree: NameTree<string>, levelled: string): boolean {
  return (tree.next.get(levelled)?.here.length ?? 0) > 0;
}

/**
 * Finds at each word the longest name that begins there. Stop words inside a name are skipped. No name goes
 * beyond a separator.
 */
export function namesIn(tokens: readonly Token[], tree: NameTree<string>): readonly NameMatch[] {
  const found: NameMatch[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const longest = longestAt(tokens, from, tree);
    if (longest !== null) found.push(longest);
  }
  return found;
}

function longestAt(tokens: readonly Token[], from: number, tree: NameTree<string>): NameMatch | null {
  let longest: NameMatch | null = null;
  let at = tree;
  for (let to = from; to < tokens.length; to += 1) {
    const token = tokens[to];
    if (token === undefined || (to > from && token.apart)) break;
    const next = at.next.get(token.word.level);
    if (next === undefined && (token.speaks || to === from)) break;
    if (next === undefined) continue;
    at = next;
    if (at.here.length > 0 && (token.speaks || to > from)) longest = { ids: at.here, from, to: to + 1 };
  }
  return longest;
}

/** A tree of words. Each branch contains the values of the names that end at it. */
type NameTree<T> = { readonly next: Map<string, NameTree<T>>; readonly here: T[] };

function nameTree<T>(): NameTree<T> {
  return { next: new Map(), here: [] };
}

/** Adds a name; a name without words is ignored. */
function addName<T>(tree: NameTree<T>, words: readonly string[], value: T): void {
  let at = tree;
  for (const word of words) {
    const next = at.next.get(word) ?? nameTree<T>();
    at.next.set(word, next);
    at = next;
  }
  if (at !== tree && !at.here.includes(value)) at.here.push(value);
}

import { createHash } from 'node:crypto';
import type { ConceptEntry } from '#search/vocabulary/entry.ts';
import { isLinking } from './silent-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Word } from './word.ts';

/** Entries whose names were read into trees of levelled words. */
export type Vocabulary = {
  /** Changes with the entries: what was indexed with another vocabulary is read anew. */
  readonly hash: string;
  readonly entries: ReadonlyMap<string, ConceptEntry>;
  /** Ids of entries. */
  readonly names: NameTree<string>;
  /** Ids of words of rank (engineer, manager), which say little beside a trade. */
  readonly heads: NameTree<string>;
  /** The term of a word: names of one word are not stemmed, so that «compta» is not «compte». */
  readonly termOf: (word: Word) => string;
};

/** A name found in a text: the tokens from `from` up to, not including, `to`. */
export type NameMatch = { readonly ids: readonly string[]; readonly from: number; readonly to: number };

/** Reads all names of the entries and of the words of rank. Ids are unique among both. */
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

/** The names of some entries, each leading to the id of its own. */
export function treeOf(entries: readonly ConceptEntry[]): NameTree<string> {
  const tree = nameTree<string>();
  for (const { id, equal } of entries) for (const name of equal) addName(tree, nameOf(name), id);
  return tree;
}

function nameOf(name: string): readonly string[] {
  const tokens = tokensOf(name);
  const telling = tokens.filter(({ speaks, word }) => speaks || !isLinking(word.folded));
  return (telling.length > 0 ? telling : tokens).map(({ word }) => word.level);
}

function isName(tree: NameTree<string>, levelled: string): boolean {
  return (tree.next.get(levelled)?.here.length ?? 0) > 0;
}

/**
 * At each word of a text the longest name that begins there; silent words inside a name are passed over,
 * signs that part words are not.
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

/** Names read into a tree of their words: each branch holds what the names that end there stand for. */
type NameTree<T> = { readonly next: Map<string, NameTree<T>>; readonly here: T[] };

/** A tree without names. */
function nameTree<T>(): NameTree<T> {
  return { next: new Map(), here: [] };
}

/** Enters a name; a name without words stands for nothing. */
function addName<T>(tree: NameTree<T>, words: readonly string[], value: T): void {
  let at = tree;
  for (const word of words) {
    const next = at.next.get(word) ?? nameTree<T>();
    at.next.set(word, next);
    at = next;
  }
  if (at !== tree && !at.here.includes(value)) at.here.push(value);
}

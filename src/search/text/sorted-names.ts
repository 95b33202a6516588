/** A name, its words separated by single blanks, and its value. */
export type Name<T> = { readonly name: string; readonly value: T };

/** Names sorted by code units, so that names with the same beginning are neighbours. */
export type SortedNames<T> = readonly Name<T>[];

/**
 * Sorts names and drops empty ones. A sorted list is used, because building a tree of twenty thousand names
 * takes five times as long.
 */
export function sortNames<T>(names: readonly Name<T>[]): SortedNames<T> {
  return names.filter(({ name }) => name !== '').toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

/** Finds the names that equal these words or continue them, equal names first. */
export function namesBeginning<T>(names: SortedNames<T>, words: string): SortedNames<T> {
  // The exclamation mark is the code unit after the blank, so that the range contains the words themselves
  // and the words followed by a blank.
  return names.slice(firstFrom(names, words), firstFrom(names, `${words}!`));
}

/** Index of the first name that does not sort before a text. */
function firstFrom<T>(names: SortedNames<T>, text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.name ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the names that begin with the first word, then those with the first two words, and so on until
 * there are none.
 */
export function namesAlong<T>(names: SortedNames<T>, words: readonly string[]): readonly SortedNames<T>[] {
  const along: SortedNames<T>[] = [];
  for (let length = 1; length <= words.length; length += 1) {
    const beginning = namesBeginning(names, words.slice(0, length).join(' '));
    if (beginning.length === 0) break;
    along.push(beginning);
  }
  return along;
}

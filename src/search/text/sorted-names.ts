/** A name with a value; single blanks separate the words of the name. */
export type Name<T> = { readonly name: string; readonly value: T };

/** Names in the order of their code units, in which names with the same beginning are neighbours. */
export type SortedNames<T> = readonly Name<T>[];

/**
 * Sorts names and drops empty names. The names are in a sorted list, because a tree of twenty thousand names
 * takes five times as long to build.
 */
export function sortNames<T>(names: readonly Name<T>[]): SortedNames<T> {
  return names.filter(({ name }) => name !== '').toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

/** Finds the names that equal these words or continue with further words; equal names come first. */
export function namesBeginning<T>(names: SortedNames<T>, words: string): SortedNames<T> {
  // The range ends at an exclamation mark, the code unit after the blank. So it contains the words
  // themselves, and the words followed by a blank.
  return names.slice(firstFrom(names, words), firstFrom(names, `${words}!`));
}

/** Returns the index of the first name that does not come before a text. */
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
 * Finds the names that begin with the first word, then those that begin with the first two words, and so on
 * until there are none.
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

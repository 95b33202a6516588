import { fold } from '#search/text/fold.ts';

/** Things in the order of their names, under the letter with which these begin; '#' for any other sign. */
export function byLetter<T>(things: readonly T[], nameOf: (thing: T) => string): [string, T[]][] {
  return [...Map.groupBy(things, (thing) => letterOf(nameOf(thing)))].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function letterOf(name: string): string {
  const [first = ''] = fold(name).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}

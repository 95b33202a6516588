import type { Token } from '#search/text/tokens.ts';
import type { NamedThing } from './named-thing.ts';

/** A town without offers, which stands for its country or, if several towns have the name, its countries. */
export type NamedTown = { readonly name: string; readonly countries: readonly string[] };

/** Returns the towns among named things, with their names as typed, but with capitals. */
export function townsAmong(things: readonly NamedThing[], tokens: readonly Token[]): readonly NamedTown[] {
  return things.flatMap(({ from, to, places }) => {
    const towns = places.filter((place) => place.kind === 'town');
    if (towns.length === 0) return [];
    const name = tokens.slice(from, to).map(({ written }) => capitalized(written));
    return [{ name: name.join(' '), countries: [...new Set(towns.map((town) => town.countryId))] }];
  });
}

function capitalized(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}

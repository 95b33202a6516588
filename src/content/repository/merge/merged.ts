import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../json.ts';

/** Path of a value in a document: names of fields, and indexes of lists. */
export type Path = readonly (string | number)[];

/** A value in the version on which both editors built, and in theirs; undefined where it is missing. */
export type Sides = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };

/**
 * A value that both editors changed in ways that exclude each other. The merged document holds `mine` at this
 * path, or `theirs` where I deleted it. Each side is a whole value that may stand there.
 */
export type Conflict = Sides & { readonly path: Path };

export type Merged = { readonly value: unknown; readonly conflicts: readonly Conflict[] };

/** Merges a value that at most one side changed, or both alike; null if they changed it in different ways. */
export function mergeSimple({ base, mine, theirs }: Sides): Merged | null {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return { value: theirs, conflicts: [] };
  return isDeepStrictEqual(theirs, base) ? { value: mine, conflicts: [] } : null;
}

/** Merges a value that has no parts: it is a conflict if both sides changed it. */
export const mergeWhole = (sides: Sides, path: Path): Merged =>
  mergeSimple(sides) ?? { value: sides.mine ?? sides.theirs, conflicts: [{ path, ...sides }] };

/** Returns a member of each side; undefined where a side is no object or lacks it. */
export function memberOf({ base, mine, theirs }: Sides, name: string): Sides {
  const of = (value: unknown) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined);
  return { base: of(base), mine: of(mine), theirs: of(theirs) };
}

/** Returns a text that equal values of JSON share, whatever the order of their members. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

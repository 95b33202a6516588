import { inEachLocale } from '#words/locale.ts';
import type { Label } from '#reference/labelled.ts';

/**
 * Returns the id and name of a reference value for answers. If the reference lacks the value, the id serves
 * as its name.
 */
export function named<Id>(id: Id, label: Label | undefined): { id: Id; name: Label } {
  return { id, name: inEachLocale((locale) => label?.[locale] ?? String(id)) };
}

/** Returns only the name of a reference value, which may have other data. */
export function nameOf(label: Label): Label {
  return inEachLocale((locale) => label[locale]);
}

/** Returns those values that the reference contains. */
export function namedOnes<Id>(ids: readonly Id[], known: ReadonlyMap<Id, Label>): ReturnType<typeof named<Id>>[] {
  return ids.flatMap((id) => (known.has(id) ? [named(id, known.get(id))] : []));
}

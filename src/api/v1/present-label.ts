import { inEachLocale } from '#words/locale.ts';
import type { Label } from '#reference/labelled.ts';

/** A reference value as answers have it; one that the reference does not have yet bears its id. */
export function named<Id>(id: Id, label: Label | undefined): { id: Id; name: Label } {
  return { id, name: inEachLocale((locale) => label?.[locale] ?? String(id)) };
}

/** Those of some values that the reference has. */
export function namedOnes<Id>(ids: readonly Id[], known: ReadonlyMap<Id, Label>): ReturnType<typeof named<Id>>[] {
  return ids.flatMap((id) => (known.has(id) ? [named(id, known.get(id))] : []));
}

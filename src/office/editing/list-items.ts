import { listOf } from '#content/json.ts';
import type { Reading } from './field-kind.ts';
import { HostileForm, type Pair, type Typed } from './typed.ts';

/** Limit of items of a list, as the models have it. */
export const mostItems = 500;

/** An item of a posted list: `i3` was the fourth of the origin, `n` and eight digits is new. */
export type Item = { readonly key: string; readonly name: string; readonly origin: unknown; readonly isGone: boolean };

/** Names of the values of a list beside its items: the keys in their order, and the removed ones. */
export const keysName = (list: string): string => `${list}.keys`;
export const goneName = (list: string): string => `${list}.gone`;
export const itemName = (list: string, key: string): string => `${list}.${key}`;

/** Writes a list: first an empty key, which says that the list is on the form. */
export function writeItems(
  list: string,
  value: unknown,
  writeItem: (name: string, item: unknown) => readonly Pair[],
): Pair[] {
  const items = listOf(value).map((item, index) => ({ item, key: `i${index}` }));
  return [
    [keysName(list), ''],
    ...items.flatMap(({ item, key }): Pair[] => [[keysName(list), key], ...writeItem(itemName(list, key), item)]),
  ];
}

/**
 * Returns the items of a posted list, also the removed ones; null if the list is not on the form.
 * @throws HostileForm
 */
export function itemsOf(typed: Typed, list: string, origin: unknown): readonly Item[] | null {
  const posted = typed.get(keysName(list));
  if (posted === undefined) return null;
  const keys = posted.filter((key) => key !== '');
  const gone = new Set(typed.get(goneName(list)));
  if (keys.length > mostItems || new Set(keys).size < keys.length) throw new HostileForm('items of a list');
  const old = listOf(origin);
  return keys.map((key) => {
    const [, index, fresh] = /^(?:i(\d{1,3})|n([0-9a-f]{8}))$/.exec(key) ?? [];
    const isKnown = index === undefined ? fresh !== undefined : Number(index) < old.length;
    if (!isKnown) throw new HostileForm('an item that is none');
    const was = index === undefined ? undefined : old[Number(index)];
    return { key, name: itemName(list, key), origin: was, isGone: gone.has(key) };
  });
}

/** Reads a list; what is not on the form stays. */
export function readItems(list: string, origin: unknown, reading: Reading, readItem: (item: Item) => unknown): unknown {
  const items = itemsOf(reading.typed, list, origin);
  if (items === null || (items.length === 0 && listOf(origin).length === 0)) return origin;
  return items.filter(({ isGone }) => !isGone).map(readItem);
}

import type { FilterOption } from '#site/parts/search/present-filters.ts';

/** Number of options above which a list gets a filter field and scrolls in its box. */
const shortList = 12;

export function isLong(options: readonly FilterOption[]): boolean {
  return options.length > shortList;
}

/**
 * Moves the options with these values to the front. A job field at the front is no longer below its family.
 */
export function withFirst(options: readonly FilterOption[], values: ReadonlySet<string>): FilterOption[] {
  const first = options.filter(({ value }) => values.has(value)).map(({ child: _child, ...option }) => option);
  return [...first, ...options.filter(({ value }) => !values.has(value))];
}

/**
 * Finds the values whose name contains a text, whatever the accents and case. A family that matches is found
 * together with its job fields, and a job field that matches together with its family.
 */
export function valuesNamed(
  text: string,
  options: readonly FilterOption[],
  nameOf: (option: FilterOption) => string,
): Set<string> {
  const wanted = folded(text);
  const found = new Set<string>();
  let family: FilterOption | null = null;
  for (const option of options) {
    if (!option.child) family = option;
    const ofFamily = option.child === true && family !== null && folded(nameOf(family)).includes(wanted);
    if (!ofFamily && !folded(nameOf(option)).includes(wanted)) continue;
    found.add(option.value);
    if (option.child && family) found.add(family.value);
  }
  return found;
}

function folded(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

import { isObject, type JsonObject } from '../../json.ts';

/**
 * Returns the fields of a type that `fetch` and `fetchLinks` name (`page.title`); undefined if they name none
 * of this type.
 */
export function namedFields(paths: readonly string[], type: string): ReadonlySet<string> | undefined {
  const own = paths.filter((path) => path.startsWith(`${type}.`)).map((path) => path.slice(type.length + 1));
  return own.length === 0 ? undefined : new Set(own);
}

/** Selects the named fields. A field of a group is named by the group, a dot and the field. */
export function selectFields(data: JsonObject, names: ReadonlySet<string>): JsonObject {
  const kept = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (names.has(name)) return [[name, value]];
    const inner = new Set(
      [...names].filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1)),
    );
    if (inner.size === 0) return [];
    if (Array.isArray(value)) return [[name, value.filter(isObject).map((item) => selectFields(item, inner))]];
    return isObject(value) ? [[name, selectFields(value, inner)]] : [];
  });
  return Object.fromEntries(kept);
}

import { isObject, type JsonObject, textOf } from '../../json.ts';

/** A link to a document, as the database stores it. */
export type StoredLink = { readonly id: string; readonly link: JsonObject };

/** Replaces every link to a document, in fields, groups, slices and rich text. */
export function mapLinks(value: unknown, rewrite: (stored: StoredLink) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapLinks(inner, rewrite));
  if (!isObject(value)) return value;
  if (value['link_type'] === 'Document') return rewrite({ id: textOf(value['id']), link: value });
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapLinks(inner, rewrite)]));
}

/** Returns the ids of the documents to which a value links. */
export function linkedIds(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  mapLinks(value, ({ id }) => ids.add(id));
  return ids;
}

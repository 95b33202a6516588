/** What JSON calls an object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a value that is a list; none of any other. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a value that is a list. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject);
}

/** The text that a value is; nothing of any other. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

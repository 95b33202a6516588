/** Limit of values read; a list of 5,000 ids is already long. */
const maxValues = 10_000;
const maxValueLength = 3000;
const maxDepth = 3;

/**
 * Reads the values of a filter in all forms that programs use: an array, a single value, numbers or text,
 * JSON text inside text (`["9","205"]`). Values are trimmed and unique. null, `""` and 0 mean «no filter» and
 * are ignored; impossible values are ignored too.
 */
export function readValues(given: unknown): string[] {
  const values = textsIn(given, 0)
    .slice(0, maxValues)
    .flatMap((text) => text.slice(0, maxValueLength).split(/[,[\]"\\]+/))
    .map((value) => value.trim());
  return [...new Set(values)].filter((value) => !/^0*$/.test(value));
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (value === true) return ['1'];
  if (!Array.isArray(value) || depth > maxDepth) return [];
  return value.slice(0, maxValues).flatMap((one: unknown) => textsIn(one, depth + 1));
}

/**
 * Reads a text. A number is converted to text, and a list is read by its first entry. Empty for anything
 * else.
 */
export function readText(given: unknown): string {
  const value: unknown = Array.isArray(given) ? given[0] : given;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Reads a whole number from 0, written as a number or as text; null for anything else. */
export function readCount(given: unknown): number | null {
  const text = readText(given).trim();
  const count = /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) ? count : null;
}

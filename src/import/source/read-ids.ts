import { jsonOrNothing } from '#json-or-nothing.ts';

/** Entry of a list of ids in one of many forms: an id, or an object that the caller must inspect. */
export type ListEntry = number | string | Readonly<Record<string, unknown>>;

/**
 * Unwraps every form of list that the public offers API sends: arrays, one scalar, comma-separated text
 * (`"4,3,8"`), and JSON text inside arrays (`['["9","205"]']`). Numbers and numeric text become numbers;
 * null, empty and invalid entries are left out.
 */
export function readList(value: unknown, depth = 0): ListEntry[] {
  if (depth > 4 || value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => readList(entry, depth + 1));
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [value] : [];
  if (typeof value === 'string') return readText(value.trim(), depth);
  return isRecord(value) ? [value] : [];
}

/** Returns the positive ids of a list, each once, in ascending order. */
export function readIds(value: unknown): number[] {
  const ids = readList(value).filter((entry): entry is number => typeof entry === 'number' && isDatabaseId(entry));
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

/** Reads one id, as an integer or as text: `220001`, `"220001"`; undefined if it is not an id. */
export function readId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isDatabaseId(id) ? id : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks the range, because an id must fit a PostgreSQL integer. */
function isDatabaseId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}

function readText(text: string, depth: number): ListEntry[] {
  if (text === '') return [];
  if (/^\d{1,10}$/.test(text)) return [Number(text)];
  if (/^[[{"]/.test(text)) return readList(jsonOrNothing(text), depth + 1);
  if (/^[\d\s]+([,;][\d\s]*)+$/.test(text))
    return text.split(/[,;]/).flatMap((part) => readText(part.trim(), depth + 1));
  return [text];
}

import { isObject, listOf, textOf } from '#content/json.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';

/**
 * What was typed into a form, as this device keeps it. The key names the member, so that nobody else who
 * signs in on this device gets it.
 */
export type DeviceCopy = {
  readonly document: string;
  readonly page: string;
  /** Time of the last change, which is its number for the server too. */
  readonly at: number;
  readonly fields: readonly (readonly [string, string])[];
  /** True if the server has this change. */
  readonly isKept: boolean;
  /** True once the form was sent to be saved. */
  readonly isSent: boolean;
};

const prefix = 'office-work';
const longest = 30 * 24 * 60 * 60 * 1000;

const keyOf = (member: string, page: string): string => [prefix, member, page].join(' ');

/** Keeps a copy; false if the device has no room, or forbids to keep anything. */
export function putCopy(member: string, copy: DeviceCopy): boolean {
  try {
    localStorage.setItem(keyOf(member, copy.page), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(member: string, page: string): void {
  try {
    localStorage.removeItem(keyOf(member, page));
  } catch {
    // A device that forbids to keep anything has nothing to drop.
  }
}

/** Returns the copies of a member, the newest first. Copies of more than thirty days are dropped. */
export function copiesOf(member: string): readonly DeviceCopy[] {
  return keysOf(`${prefix} ${member} `)
    .flatMap((key) => {
      const copy = read(key);
      if (copy !== null && copy.at > Date.now() - longest) return [copy];
      localStorage.removeItem(key);
      return [];
    })
    .toSorted((a, b) => b.at - a.at);
}

function keysOf(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function read(key: string): DeviceCopy | null {
  const copy = jsonOrNothing(localStorage.getItem(key) ?? '');
  if (!isObject(copy)) return null;
  const { document, page, at, fields, isKept, isSent } = copy;
  if (typeof document !== 'string' || typeof page !== 'string' || typeof at !== 'number') return null;
  const pairs = listOf(fields).map((pair): [string, string] => {
    const [name, value] = listOf(pair);
    return [textOf(name), textOf(value)];
  });
  return { document, page, at, fields: pairs, isKept: isKept === true, isSent: isSent === true };
}

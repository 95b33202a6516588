import { isElsewhere } from './open-parts.ts';

/** Stands in the code of a field where another field begins: [MS-DOC] §2.8.25. */
export const nestedField = '\u0013';

/** Characters of a code that say what it does. */
export const longestCode = 300;

/**
 * Fields that start a program or take in what a file or database holds (ECMA-376-1, 17.16.5; [MS-OE376]):
 * dynamic data exchange first of all.
 */
const active: ReadonlySet<string> = new Set(['DDE', 'DDEAUTO', 'LINK', 'INCLUDETEXT', 'INCLUDE', 'DATABASE']);
/** Those that show a picture: of the computer it was written on there is nothing to fetch. */
const fetching: ReadonlySet<string> = new Set(['INCLUDEPICTURE', 'IMPORT']);
const names = [...active, ...fetching];

/**
 * Whether the code of a field does more than show what the document holds. A name that another field goes on
 * with is refused where it may become one of these: no program writes such fields.
 */
export function isActiveField(code: string): boolean {
  const [, given = '', rest = ''] = /^\s*([a-z]*)([^]*)/i.exec(code) ?? [];
  const name = given.toUpperCase();
  if (rest.startsWith(nestedField)) return names.some((one) => one.startsWith(name));
  return active.has(name) || (fetching.has(name) && isUnknownOrElsewhere(rest.replace(/^[\s"“”]+/, '')));
}

const isUnknownOrElsewhere = (argument: string): boolean => argument.startsWith(nestedField) || isElsewhere(argument);

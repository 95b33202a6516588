import { maxCodeLength, nestedField } from './field-code.ts';
import { isForeignField } from './links.ts';
import { isElsewhere } from './open-parts.ts';

/**
 * Fields that start a program or macro, or take in what a file or database holds (ECMA-376-1, 17.16.5;
 * [MS-OE376]): dynamic data exchange first of all.
 */
const active: ReadonlySet<string> = new Set(['DDE', 'DDEAUTO', 'LINK', 'INCLUDETEXT', 'INCLUDE', 'DATABASE', 'RD']);
/** Those that show a picture: of the computer it was written on there is nothing to fetch. */
const fetching: ReadonlySet<string> = new Set(['INCLUDEPICTURE', 'IMPORT']);
const link = 'HYPERLINK';
/** A place to click that starts a macro: templates of CVs ask with one for what is to be written there. */
const button = 'MACROBUTTON';
const names = [...active, ...fetching, link, button];

/**
 * What a field does beyond showing what the document holds: it starts or fetches something, or leads to an
 * address that is no page. A name that another field goes on with is refused where it may become one of
 * these: no program writes such fields.
 */
export function findingInField(code: string): 'programs' | 'buttons' | 'links' | undefined {
  const [, given = '', rest = ''] = /^\s*([a-z]*)([^]*)/i.exec(code) ?? [];
  const name = given.toUpperCase();
  if (rest.startsWith(nestedField)) return names.some((one) => one.startsWith(name)) ? 'programs' : undefined;
  if (name === button) return 'buttons';
  if (name === link) return isForeignField(rest, code.length >= maxCodeLength) ? 'links' : undefined;
  const isActive = active.has(name) || (fetching.has(name) && isUnknownOrElsewhere(rest.replace(/^[\s"“”]+/, '')));
  return isActive ? 'programs' : undefined;
}

const isUnknownOrElsewhere = (argument: string): boolean => argument.startsWith(nestedField) || isElsewhere(argument);

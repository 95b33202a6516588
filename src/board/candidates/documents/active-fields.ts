import { maxCodeLength, nestedField } from './field-code.ts';
import { isForeignField } from './links.ts';
import { isElsewhere } from './open-parts.ts';

/**
 * Fields that start a program or macro, or include the content of a file or database (ECMA-376-1, 17.16.5;
 * [MS-OE376]). Dynamic data exchange is the most dangerous of them.
 */
const active: ReadonlySet<string> = new Set(['DDE', 'DDEAUTO', 'LINK', 'INCLUDETEXT', 'INCLUDE', 'DATABASE', 'RD']);
/**
 * Fields that show a picture from an address. A path on the author's computer is harmless, because the
 * reader's program cannot fetch it.
 */
const fetching: ReadonlySet<string> = new Set(['INCLUDEPICTURE', 'IMPORT']);
const link = 'HYPERLINK';
/**
 * Field that starts a macro when somebody clicks it. Templates of CVs use it to mark the places to fill in.
 */
const button = 'MACROBUTTON';
const names = [...active, ...fetching, link, button];

/**
 * Tells if a field does more than show the content of the document: it starts or fetches something, or leads
 * to an address that is not a web page. The name of a field may be continued by another field. Such a name is
 * refused if it may become the name of an active field, because no honest program writes it.
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

import { nestedField } from './field-code.ts';
import { isShare } from './open-parts.ts';

/**
 * Schemes of web pages and e-mails. Any other scheme starts a program of the reader's computer with the
 * author's arguments.
 */
const followed = /^(?:https?|mailto):/i;
/**
 * Finds a scheme. A single letter counts as a scheme too, because it is a drive, and such a path leads to a
 * program of the reader's computer.
 */
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Removes blanks and control characters, because programs ignore them before and within a scheme. */
const withoutBlanks = (address: string): string => address.replaceAll(/[\p{C}\p{Z}]/gu, '');

/**
 * Tells if a click on this address opens anything other than a web page, an e-mail, a place in the document,
 * or a file in the same folder.
 */
export function isForeignLink(address: string): boolean {
  const plain = withoutBlanks(address);
  return isShare(plain) || (scheme.test(plain) && !followed.test(plain));
}

/** Finds a switch, a quoted argument, or an argument without quotes (ECMA-376-1, 17.16.2). */
const token = /\\([a-z])|["“”]((?:\\[^]|[^"“”\\])*)["“”]?|([^\s"“”]+)/gi;
/** Switches whose arguments are not addresses, but a place in the document, the tooltip or the window. */
const switchesWithArgument: ReadonlySet<string> = new Set(['l', 'o', 't']);

/**
 * Tells if a HYPERLINK field with these arguments leads to a foreign address.
 * @param isCut true if the end of the arguments is unknown, so that an address may follow
 */
export function isForeignField(given: string, isCut: boolean): boolean {
  const addresses: string[] = [];
  let isArgument = false;
  for (const [, letter, quoted, bare] of given.matchAll(token)) {
    if (letter === undefined && !isArgument) addresses.push(quoted ?? bare ?? '');
    isArgument = letter !== undefined && switchesWithArgument.has(letter.toLowerCase());
  }
  return (isCut && addresses.length === 0) || addresses.some((address) => isForeignLink(address) || isUnknown(address));
}

/** True if the scheme of the address is incomplete, because another field continues the address. */
function isUnknown(address: string): boolean {
  const [known = ''] = address.split(nestedField, 1);
  return known !== address && !followed.test(withoutBlanks(known));
}

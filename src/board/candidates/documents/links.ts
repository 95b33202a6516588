import { nestedField } from './field-code.ts';
import { isShare } from './open-parts.ts';

/**
 * Schemes of pages and e-mails. Others start a program of the reader's computer, with words of the author.
 */
const followed = /^(?:https?|mailto):/i;
/** A single letter is a drive: a path to a program of the reader's computer. */
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Programs pass over blanks and control characters before and within a scheme. */
const withoutBlanks = (address: string): string => address.replaceAll(/[\p{C}\p{Z}]/gu, '');

/**
 * Whether a click on this address opens neither a page nor an e-mail, nor a place or file beside the
 * document.
 */
export function isForeignLink(address: string): boolean {
  const plain = withoutBlanks(address);
  return isShare(plain) || (scheme.test(plain) && !followed.test(plain));
}

/** A switch, a quoted argument, or an argument without quotes (ECMA-376-1, 17.16.2). */
const token = /\\([a-z])|["“”]((?:\\[^]|[^"“”\\])*)["“”]?|([^\s"“”]+)/gi;
/** Their arguments are no addresses: a place in the document, the tooltip, the window. */
const switchesWithArgument: ReadonlySet<string> = new Set(['l', 'o', 't']);

/**
 * Whether a HYPERLINK field with these arguments leads to a foreign address.
 * @param isCut the end of the arguments is not known: an address may follow
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

/** Another field goes on with the address before its scheme is known. */
function isUnknown(address: string): boolean {
  const [known = ''] = address.split(nestedField, 1);
  return known !== address && !followed.test(withoutBlanks(known));
}

import { findingInField } from './active-fields.ts';
import type { Effort } from './effort.ts';
import { longestCode, nestedField } from './field-code.ts';
import type { Finding } from './finding.ts';
import { isElsewhere, isShare } from './open-parts.ts';

/**
 * Embedded and linked objects, ActiveX among them (RTF 1.9.1, «Objects»), and the packages that the shell
 * opens. What lies behind `\bin` is searched as well: no control word is hidden by it.
 */
const objects =
  /\\(?:objdata|object|objemb|objlink|objautlink|objsub|objpub|objicemb|objhtml|objocx|objclass)(?![a-z])/;

/** `\'41` and `\u65?` are characters, as are escaped signs; other control words and symbols are none. */
const token =
  /\\'([\da-fA-F]{2})|\\u(-?\d{1,6}) ?\??|\\([\\{}])|\\(field)(?![a-z])|\\[a-z]{1,32}-?\d{0,10} ?|\\[^a-z]|([{}])|[\r\n]+|([^\\{}\r\n]+)/g;

/** Characters of a group that are read: the name of a field comes first. */
const longestGroup = 4000;

/** What names another file: the code of a field, a template, the source of a picture on a shape. */
const groups = /\\(fldinst|template|sn\s{0,3}pib\w{0,20}\}\s{0,3}\{\\sv)(?![a-z])-?\d{0,10} ?/g;

/** Looks for objects, for fields that do more than show, and for what is fetched from elsewhere. */
export function inspectRtf(bytes: Buffer, effort: Effort): Finding {
  const text = bytes.toString('latin1');
  if (objects.test(text)) return 'programs';
  for (const { index, 0: head, 1: word = '' } of text.matchAll(groups)) {
    const start = index + head.length;
    const group = textUpToEnd(text.slice(start, start + longestGroup), effort);
    const finding = word === 'fldinst' ? findingInField(group) : leadsAway(word, group);
    if (finding !== undefined) return finding;
  }
  return 'genuine';
}

/** Pictures that were taken from a page keep its address beside their own bytes; a share would be asked. */
const leadsAway = (word: string, address: string): Finding | undefined =>
  (word === 'template' ? isElsewhere(address) : isShare(address)) ? 'programs' : undefined;

/** The text up to the end of the group in which it begins. */
function textUpToEnd(rtf: string, effort: Effort): string {
  let depth = 0;
  let text = '';
  effort.spend(5);
  for (const [, hex, unicode, sign, field, brace, plain] of rtf.matchAll(token)) {
    effort.spend(1);
    if (brace === '{') depth += 1;
    if (brace === '}' && --depth < 0) break;
    if (hex !== undefined) text += String.fromCharCode(Number.parseInt(hex, 16));
    if (unicode !== undefined) text += String.fromCharCode(Number(unicode) & 0xffff);
    text += sign ?? plain ?? (field === undefined ? '' : nestedField);
    if (text.length > longestCode) break;
  }
  return text;
}

import type { Finding } from './finding.ts';
import { isElsewhere, isDdeField } from './open-parts.ts';

/**
 * Embedded and linked objects, ActiveX among them (RTF 1.9.1, «Objects»), and the packages that the shell
 * opens. What lies behind `\bin` is searched as well: no control word is hidden by it.
 */
const objects =
  /\\(?:objdata|object|objemb|objlink|objautlink|objsub|objpub|objicemb|objhtml|objocx|objclass)(?![a-z])/;

/** `\'41` and `\u65?` are characters, as are escaped signs; other control words and symbols are none. */
const token =
  /\\'([\da-fA-F]{2})|\\u(-?\d{1,6}) ?\??|\\([\\{}])|\\[a-z]{1,32}-?\d{0,10} ?|\\[^a-z]|([{}])|[\r\n]+|([^\\{}\r\n]+)/g;

/** Characters of a group that are read, and of the text in it: the name of a field comes first. */
const longestGroup = 4000;
const longestText = 300;
/** Fields and templates of one file; a CV of ten pages has some dozens. */
const mostGroups = 2000;

/** Looks for objects, for DDE in the codes of fields, and for a template that lies elsewhere. */
export function inspectRtf(bytes: Buffer): Finding {
  const text = bytes.toString('latin1');
  if (objects.test(text)) return 'programs';
  const groups = Array.from(text.matchAll(/\\(fldinst|template)(?![a-z])-?\d{0,10} ?/g));
  if (groups.length > mostGroups) return 'locked';
  const active = groups.some(({ index, 0: head, 1: word }) => {
    const group = textUpToEnd(text.slice(index + head.length, index + longestGroup));
    return word === 'fldinst' ? isDdeField(group) : isElsewhere(group);
  });
  return active ? 'programs' : 'genuine';
}

/** The text up to the end of the group in which it begins. */
function textUpToEnd(rtf: string): string {
  let depth = 0;
  let text = '';
  for (const [, hex, unicode, sign, brace, plain] of rtf.matchAll(token)) {
    if (brace === '{') depth += 1;
    if (brace === '}' && --depth < 0) break;
    if (hex !== undefined) text += String.fromCharCode(Number.parseInt(hex, 16));
    if (unicode !== undefined) text += String.fromCharCode(Number(unicode) & 0xffff);
    text += sign ?? plain ?? '';
    if (text.length > longestText) break;
  }
  return text;
}

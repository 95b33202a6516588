import { findingInField } from './active-fields.ts';
import type { Effort } from './effort.ts';
import { Unreadable } from './effort.ts';
import type { Finding } from './finding.ts';
import { isForeignLink } from './links.ts';
import { isElsewhere, isShare } from './open-parts.ts';
import { RtfGroup } from './rtf-group.ts';

/**
 * Finds embedded and linked objects, ActiveX included (RTF 1.9.1, «Objects»), and packages that the shell
 * opens. Also searches the bytes behind `\bin`, because control words may be hidden there.
 */
const objects =
  /\\(?:objdata|object|objemb|objlink|objautlink|objsub|objpub|objicemb|objhtml|objocx|objclass)(?![a-z])/;

/**
 * Finds groups that name another file: the code of a field, a template, the source of a picture on a shape, a
 * link.
 */
const groups = /\\(fldinst|template|hlinkbase|hlsrc|sn\s{0,3}pib\w{0,20}\}\s{0,3}\{\\sv)(?![a-z])-?\d{0,10} ?/g;

/**
 * Finds the number of characters that follow a `\u` for older programs. Honest documents have two or three
 * different numbers.
 */
const fallbacks = /\\uc(\d{1,10})/g;
const maxFallbacks = 4;

/** Searches for objects, for active fields, and for content that is fetched from elsewhere. */
export function inspectRtf(bytes: Buffer, effort: Effort): Finding {
  const text = bytes.toString('latin1');
  if (objects.test(text)) return 'programs';
  const numbers = fallbacksIn(text);
  for (const { index, 0: head, 1: word = '' } of text.matchAll(groups)) {
    const rest = text.slice(index + head.length);
    for (const number of numbers) {
      const group = new RtfGroup(rest, number, effort);
      const finding = findingIn(word, group);
      if (finding !== undefined) return finding;
      if (!group.hasUnicode) break;
    }
  }
  return 'genuine';
}

/**
 * Returns the possible numbers of fallback characters at the beginning of a group; 1 if the file sets no
 * number (RTF 1.9.1, «Unicode RTF»).
 * @throws Unreadable if there are too many numbers to try
 */
function fallbacksIn(text: string): ReadonlySet<number> {
  const numbers = new Set([1]);
  for (const [, number] of text.matchAll(fallbacks)) numbers.add(Number(number));
  if (numbers.size > maxFallbacks) throw new Unreadable('characters in too many ways');
  return numbers;
}

function findingIn(word: string, { text, isOdd, isCut }: RtfGroup): Finding | undefined {
  const isField = word === 'fldinst';
  const finding = isField ? findingInField(text) : leadsAway(word, text);
  return finding ?? (isField && isOdd ? 'programs' : isCut ? 'locked' : undefined);
}

/**
 * Returns the finding for an address outside the document. A picture copied from a web page keeps its address
 * next to its bytes, which is harmless. An address of a network share is refused, because opening it contacts
 * the share.
 */
function leadsAway(word: string, address: string): Finding | undefined {
  if (word.startsWith('hl')) return isForeignLink(address) ? 'links' : undefined;
  return (word === 'template' ? isElsewhere(address) : isShare(address)) ? 'programs' : undefined;
}

/** A part of a line: text, or a link. */
export type TextPart = { readonly text: string; readonly href: string | null };

const address = /(?<![\p{L}\p{N}@./_-])(?:https?:\/\/|www\.)[^\s<>"«»“”`{}|\\^]+/giu;
const maxLinkLength = 500;

/** Splits a line into text and links. The parts joined together are the same line. */
export function readLinks(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of line.matchAll(address)) {
    const text = withoutPunctuation(match[0]);
    const href = hrefOf(text);
    if (href === null) continue;
    parts.push({ text: line.slice(at, match.index), href: null }, { text, href });
    at = match.index + text.length;
  }
  return [...parts, { text: line.slice(at), href: null }].filter(({ text }) => text !== '');
}

/**
 * Removes punctuation at the end that does not belong to the address: a full stop, or a closing bracket
 * without an opening bracket in the address.
 */
function withoutPunctuation(text: string): string {
  const marks = text.includes('(') ? ".,;:!?*'’" : ".,;:!?*'’)]";
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Returns the target of the link; null for everything except a plain web address. Addresses with passwords,
 * numeric or look-alike hosts, and truncated addresses are refused.
 */
function hrefOf(text: string): string | null {
  if (text.length > maxLinkLength || text.includes('…')) return null;
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const written = text.replace(/^https?:\/\//i, '').split(/[/?#]/)[0];
  return written?.toLowerCase() === url.host && /\.[a-z]{2,}$/.test(url.hostname) ? url.href : null;
}

import { plainTextOfHtml } from './plain-text-of-html.ts';
import { withoutPrivateUse } from './private-use.ts';

const windows1252 = new TextDecoder('windows-1252');
/**
 * Zero-width characters, soft hyphens, byte order marks and bidirectional controls. They occur in titles but
 * mean nothing there.
 */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
// oxlint-disable-next-line no-control-regex -- they are what is removed.
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g;
const blanks = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Cleans a text of several lines for storage. The result has no markup, only line feeds as line ends, no
 * invisible characters, no blanks at line ends, and at most one empty line in a row; glyphs of symbol fonts
 * are characters. Lists and links are recognised only when the text is shown. C1 control characters are read
 * as Windows-1252, because they usually come from this encoding.
 */
export function cleanText(text: string): string {
  return visible(plainTextOfHtml(text))
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans a name or a title: one line, single blanks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

function visible(text: string): string {
  return withoutPrivateUse(text.toWellFormed())
    .replaceAll('\ufffd', '')
    .replace(/[\u0080-\u009f]/g, (character) => windows1252.decode(Uint8Array.of(character.charCodeAt(0))))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(/[\u0080-\u009f]/g, '')
    .replace(invisible, '')
    .replace(blanks, ' ')
    .normalize('NFC');
}

/** Returns a form of a name for comparisons, without case, accents, punctuation and blanks. */
export function comparable(name: string): string {
  return cleanLine(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

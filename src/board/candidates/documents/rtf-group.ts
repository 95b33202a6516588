import type { Effort } from './effort.ts';
import { maxCodeLength, nestedField } from './field-code.ts';

/**
 * Finds a sign of RTF. `\'41`, `\u65?` and escaped signs are characters; other control words and symbols are
 * not.
 */
const token =
  /\\'([\da-fA-F]{2})|\\u(-?\d{1,6}) ?|\\([\\{}])|(\\\*)|\\([a-z]{1,32})(-?\d{0,10}) ?|(\\[^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/g;

/** Destinations whose text does not belong to the surrounding group (RTF 1.9.1, «Destination»). */
const apart: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet info pict nonshppict fldrslt header footer footnote annotation xe tc bkmkstart bkmkend'.split(
    ' ',
  ),
);
/**
 * Destinations marked `\*` that honest programs write into the code of a field. Programs that do not know a
 * destination skip it.
 */
const usual: ReadonlySet<string> = new Set(
  'fldinst datafield bkmkstart bkmkend atrfstart atrfend atnid atnauthor annotation'.split(' '),
);

type Level = {
  /** Number of characters after a `\u`. They replace the `\u` in programs that do not know it. */
  fallback: number;
  isApart: boolean;
};

/** Text of an RTF group from a given position on, as office programs read it. */
export class RtfGroup {
  /** The text with single blanks. It is long enough to recognise a field or an address. */
  text = '';
  /** True if the name of a field is hidden in a place where no honest program writes it. */
  isOdd = false;
  hasUnicode = false;
  /** True if the file ends before the group does. */
  isCut = true;
  #left = 0;
  #isStarred = false;
  readonly #outer: Level[] = [];
  #level: Level;

  constructor(rtf: string, fallback: number, effort: Effort) {
    this.#level = { fallback, isApart: false };
    effort.spend(5);
    for (const match of rtf.matchAll(token)) {
      effort.spend(1 + (match[0].length >> 6));
      if (match[8] === '}' && this.#outer.length === 0) this.isCut = false;
      else this.#read(match);
      if (this.text.length > maxCodeLength) this.isCut = false;
      if (!this.isCut) return;
    }
  }

  #read([, hex, unicode, sign, star, word, value, symbol, brace, plain]: RegExpExecArray): void {
    if (brace !== undefined) return this.#nest(brace === '{');
    if (unicode !== undefined) return this.#readUnicode(Number(unicode));
    if (star !== undefined) this.#isStarred = true;
    else if (word !== undefined) this.#obey(word, Number(value));
    if (plain !== undefined) return this.#add(plain.slice(this.#pass(plain.length)));
    // Counts each control word and each symbol as one character (RTF 1.9.1, «Unicode RTF»).
    const one = hex ?? sign ?? word ?? symbol ?? star;
    if (one === undefined || this.#pass(1) > 0) return;
    if (hex !== undefined) this.#add(String.fromCharCode(Number.parseInt(hex, 16)));
    if (sign !== undefined) this.#add(sign);
  }

  #nest(isInner: boolean): void {
    this.#left = 0;
    this.#isStarred = false;
    if (isInner) this.#outer.push(this.#level);
    this.#level = isInner ? { ...this.#level } : (this.#outer.pop() ?? this.#level);
  }

  #readUnicode(code: number): void {
    this.hasUnicode = true;
    this.#add(String.fromCharCode(code & 0xffff));
    this.#left = this.#level.fallback;
  }

  #obey(word: string, value: number): void {
    if (word === 'uc') this.#level.fallback = Math.max(0, value);
    if (word === 'field') this.#add(nestedField);
    if (this.#isStarred && !usual.has(word) && /^\s*[a-z]*$/i.test(this.text)) this.isOdd = true;
    if (this.#isStarred || apart.has(word)) this.#level.isApart = true;
    this.#isStarred = false;
  }

  /**
   * Skips fallback text, which only older programs show.
   * @returns the number of the next `characters` that belong to it
   */
  #pass(characters: number): number {
    const passed = Math.min(this.#left, characters);
    this.#left -= passed;
    return passed;
  }

  #add(text: string): void {
    if (!this.#level.isApart) this.text = (this.text + text.replaceAll(/\s+/g, ' ')).replaceAll(/ {2,}/g, ' ');
  }
}

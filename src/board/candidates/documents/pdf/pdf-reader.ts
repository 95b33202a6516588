import type { Effort } from '../effort.ts';
import { Unreadable } from '../effort.ts';
import { PdfDictionary, PdfName, PdfWord } from './pdf-value.ts';
import type { PdfValue } from './pdf-value.ts';

const maximumDepth = 60;
/**
 * Limit of places that look like an object but cannot be read. In one of eight files, two megabytes of a
 * picture contain the word `obj` by chance.
 */
const maximumMisreadings = 100;
const comment = /%[^\r\n]*/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const nameInText = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;
/** Keys of dictionaries that lead to objects or files. These objects and files must be readable. */
const leading: ReadonlySet<string> = new Set(['ObjStm', 'EF']);
/**
 * Number of characters of an unreadable object that are searched for names. A dictionary of actions has some
 * hundred characters.
 */
const maxGleanedLength = 8192;
const hexString = /[\da-fA-F\0\t\n\f\r ]*>/y;
const parenthesis = { open: 40, close: 41 };
const backslash = 92;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const characterOf = (_: string, digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));

/** Decodes a name: '#4A' is the character with this code (ISO 32000-2, 7.3.5). */
const decoded = (name: string): string => name.replaceAll(/#([\da-fA-F]{2})/g, characterOf);

/**
 * Tells if a character is blank: NUL, tab, line feed, form feed, carriage return or space (ISO 32000-2,
 * 7.2.3).
 */
const isBlank = (code: number): boolean =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0;

/** Reads values of ISO 32000-2, 7.3 from text with one character per byte. */
export class PdfReader {
  at = 0;
  /** All names met so far. */
  readonly names = new Set<string>();
  /** Names from unreadable objects, whose structure is unknown. */
  readonly gleaned = new Set<string>();
  readonly dictionaries: PdfDictionary[] = [];
  readonly #text: string;
  readonly #effort: Effort;
  #misreadings = 0;

  constructor(text: string, effort: Effort) {
    this.#text = text;
    this.#effort = effort;
  }

  /** @throws Unreadable */
  value(depth = 0): PdfValue {
    this.#passBlanks();
    this.#effort.spend(2);
    if (depth > maximumDepth) throw new Unreadable('nested too deep');
    const start = this.#text[this.at];
    if (start === '/') return this.#name();
    if (start === '(') return this.#string();
    if (start === '[') return this.#array(depth);
    if (start === '<') return this.#text[this.at + 1] === '<' ? this.#dictionary(depth) : this.#hexString();
    const word = this.#take(regular);
    if (word === '') throw new Unreadable('no value');
    return new PdfWord(word);
  }

  /**
   * Reads a value, or returns undefined if there is none. A PDF program skips a stray character and
   * continues, so the names up to the end of the object count too.
   * @throws Unreadable if there is too much to read, or if the unreadable part hides other objects
   */
  valueIfAny(): PdfValue | undefined {
    const start = this.at;
    try {
      return this.value();
    } catch (error) {
      if (!(error instanceof Unreadable) || ++this.#misreadings > maximumMisreadings) throw error;
      this.#gleanNames(start);
      return undefined;
    }
  }

  #gleanNames(start: number): void {
    const [object = ''] = this.#text.slice(start, start + maxGleanedLength).split('endobj', 1);
    for (const [, name = ''] of object.matchAll(nameInText)) {
      this.#effort.spend(1);
      if (leading.has(decoded(name))) throw new Unreadable('what cannot be read leads to more');
      this.names.add(decoded(name));
      this.gleaned.add(decoded(name));
    }
  }

  /** Skips the keyword `stream` and the line end after it, if they come next. @returns true if they did */
  takesStream(): boolean {
    this.#passBlanks();
    return this.#take(/stream\r?\n?/y) !== '';
  }

  #name(): PdfName {
    this.at += 1;
    const name = decoded(this.#take(regular));
    this.names.add(name);
    return new PdfName(name);
  }

  #array(depth: number): PdfValue {
    this.at += 1;
    const values: PdfValue[] = [];
    while (!this.#closes(']')) values.push(this.value(depth + 1));
    return values;
  }

  /**
   * Stores a reference such as `12 0 R` as its first number. The reader visits all objects anyway, so it need
   * not follow references.
   */
  #dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const pairs: [string, PdfValue][] = [];
    let key: string | undefined;
    while (!this.#closes('>>')) {
      const value = this.value(depth + 1);
      if (key !== undefined) pairs.push([key, value]);
      key = key === undefined && value instanceof PdfName ? value.name : undefined;
    }
    const dictionary = new PdfDictionary(pairs);
    this.dictionaries.push(dictionary);
    return dictionary;
  }

  #closes(end: string): boolean {
    this.#passBlanks();
    if (!this.#text.startsWith(end, this.at)) return false;
    this.at += end.length;
    return true;
  }

  /**
   * Reads the characters in one pass, so that a text full of parentheses takes no longer than any other text.
   */
  #string(): string {
    const parts: string[] = [];
    let from = ++this.at;
    for (let open = 1; open > 0; this.at += 1) {
      const code = this.#text.charCodeAt(this.at);
      if (Number.isNaN(code)) return this.#endless(from);
      if (code === parenthesis.open) open += 1;
      if (code === parenthesis.close) open -= 1;
      if (code !== backslash) continue;
      parts.push(this.#passed(from));
      this.at += 1;
      parts.push(this.#escape());
      from = this.at--;
    }
    this.at -= 1;
    parts.push(this.#passed(from));
    this.at += 1;
    return parts.join('');
  }

  /**
   * Returns the text read since `from`, and counts steps for its length. A file full of unterminated strings
   * is read to its end once for each string; the limit of steps stops this.
   */
  #passed(from: number): string {
    this.#effort.spend(1 + ((this.at - from) >> 3));
    return this.#text.slice(from, this.at);
  }

  /** @throws Unreadable */
  #endless(from: number): never {
    this.#passed(from);
    throw new Unreadable('a string without end');
  }

  #escape(): string {
    const octal = this.#take(/[0-7]{1,3}/y);
    if (octal !== '') return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    if (this.#take(/\r\n|\r|\n/y) !== '') return '';
    const mark = this.#text[this.at++] ?? '';
    return escapes[mark] ?? mark;
  }

  #hexString(): string {
    this.at += 1;
    const digits = this.#take(hexString);
    if (digits === '') throw new Unreadable('no hexadecimal string');
    return Buffer.from(digits.replaceAll(/[^\da-fA-F]/g, ''), 'hex').toString('latin1');
  }

  /** Treats comments as blanks. */
  #passBlanks(): void {
    do {
      const start = this.at;
      while (isBlank(this.#text.charCodeAt(this.at))) this.at += 1;
      this.#effort.spend((this.at - start) >> 6);
    } while (this.#text[this.at] === '%' && this.#take(comment) !== '');
  }

  /** Reads the characters that the sticky pattern matches here. Often there are none. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const end = pattern.test(this.#text) ? pattern.lastIndex : this.at;
    this.#effort.spend(1 + ((end - this.at) >> 6));
    const taken = this.#text.slice(this.at, end);
    this.at = end;
    return taken;
  }
}

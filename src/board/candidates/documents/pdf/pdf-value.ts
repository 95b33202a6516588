/** Name without its slash, with `#` escapes decoded. */
export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A keyword such as `obj`, `stream` or `R`, or a number. The reader treats keywords and numbers alike. */
export class PdfWord {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

/**
 * All pairs in the order of the file. If a key is repeated, readers of the file differ in which pair they
 * use.
 */
export class PdfDictionary {
  readonly pairs: readonly (readonly [key: string, value: PdfValue])[];
  constructor(pairs: PdfDictionary['pairs']) {
    this.pairs = pairs;
  }

  all(key: string): readonly PdfValue[] {
    return this.pairs.filter(([name]) => name === key).map(([, value]) => value);
  }
}

/** Value of ISO 32000-2, 7.3. Strings hold one character per byte. */
export type PdfValue = string | PdfName | PdfWord | readonly PdfValue[] | PdfDictionary;

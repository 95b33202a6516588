/** A name without its slash, `#` escapes read. */
export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A keyword such as `obj`, `stream` or `R`, or a number: nothing here needs to tell them apart. */
export class PdfWord {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

/** Every pair as it is written: of two keys alike, who reads the file decides which one counts. */
export class PdfDictionary {
  readonly pairs: readonly (readonly [key: string, value: PdfValue])[];
  constructor(pairs: PdfDictionary['pairs']) {
    this.pairs = pairs;
  }

  all(key: string): readonly PdfValue[] {
    return this.pairs.filter(([name]) => name === key).map(([, value]) => value);
  }
}

/** A value of ISO 32000-2, 7.3. Strings are their bytes, one character each. */
export type PdfValue = string | PdfName | PdfWord | readonly PdfValue[] | PdfDictionary;

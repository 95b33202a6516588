import { findingInField } from './active-fields.ts';
import type { Finding } from './finding.ts';
import { maxCodeLength, nestedField } from './field-code.ts';
import { attributeOf } from './scan-parts.ts';
import type { Attributes } from './scan-parts.ts';

type Field = {
  code: string;
  /** Code of the field including deleted parts, because a click restores them (ECMA-376-1, 17.16.13). */
  whole: string;
  hasResult: boolean;
};

const codes: ReadonlySet<string> = new Set(['instrText', 'delInstrText']);

/**
 * Follows the fields of one part of an Office document. The code of a field may be split into many runs of
 * text.
 */
export class OpenFields {
  readonly #fields: Field[] = [];
  #isCode = false;
  #isDeleted = false;

  /**
   * Handles the marks of fields. Fields are nested: after the end of an inner field the code of the outer
   * field continues.
   */
  element(name: string, attributes: Attributes): Finding | undefined {
    this.#isCode = codes.has(name);
    this.#isDeleted = name === 'delInstrText';
    if (name === 'fldSimple') {
      this.#nest();
      return findingInField(attributeOf(attributes, 'instr'));
    }
    return name === 'fldChar' ? this.#mark(attributeOf(attributes, 'fldCharType')) : undefined;
  }

  text(text: string): void {
    if (this.#isCode) this.#goOn(text, this.#isDeleted);
  }

  /**
   * Checks a field at the end of each run of text, because the beginning of a code already shows the kind of
   * field.
   */
  end(name: string): Finding | undefined {
    this.#isCode = false;
    return codes.has(name) ? this.#finding() : undefined;
  }

  #mark(type: string): Finding | undefined {
    const finding = type === 'separate' || type === 'end' ? this.#finding() : undefined;
    const field = this.#fields.at(-1);
    if (type === 'separate' && field !== undefined) field.hasResult = true;
    if (type === 'begin') this.#begin();
    if (type === 'end') this.#fields.pop();
    return finding;
  }

  #begin(): void {
    this.#nest();
    this.#fields.push({ code: '', whole: '', hasResult: false });
  }

  /**
   * Starts a nested field. A field within the result of another field, such as a page number in a link, does
   * not belong to the code of the outer field.
   */
  #nest(): void {
    if (this.#fields.at(-1)?.hasResult === false) this.#goOn(nestedField);
  }

  /** Adds code. Code outside of any field is read as the code of a field. */
  #goOn(code: string, isDeleted = false): void {
    const field = this.#fields.at(-1) ?? { code: '', whole: '', hasResult: false };
    if (this.#fields.length === 0) this.#fields.push(field);
    if (!isDeleted) field.code = joined(field.code, code);
    field.whole = joined(field.whole, code);
  }

  #finding(): Finding | undefined {
    const { code = '', whole = '' } = this.#fields.at(-1) ?? {};
    return findingInField(code) ?? (whole === code ? undefined : findingInField(whole));
  }
}

const joined = (code: string, more: string): string => (code + more).replaceAll(/\s+/g, ' ').slice(0, maxCodeLength);

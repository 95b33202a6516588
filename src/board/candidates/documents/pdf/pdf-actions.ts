import type { Effort } from '../effort.ts';
import { PdfDictionary, PdfName, PdfWord } from './pdf-value.ts';
import type { PdfValue } from './pdf-value.ts';

/**
 * Keys of actions that start when a document is opened or a page is shown (ISO 32000-2, 7.7.2 and 12.6.3).
 */
export const selfOpening = ['OpenAction', 'AA'] as const;

/**
 * All objects by their number. Several objects may have the same number, and readers of the file differ in
 * which of them they use.
 */
export class PdfObjects {
  readonly #byNumber = new Map<number, PdfValue[]>();
  /** Objects whose number could not be read. Any reference may lead to any of them. */
  readonly #nameless: PdfValue[] = [];
  readonly #effort: Effort;

  constructor(effort: Effort) {
    this.#effort = effort;
  }

  add(number: string | undefined, value: PdfValue | undefined): void {
    if (value === undefined) return;
    const values = number === undefined ? this.#nameless : (this.#byNumber.get(Number(number)) ?? []);
    values.push(value);
    if (number !== undefined) this.#byNumber.set(Number(number), values);
  }

  /**
   * Returns the values to which this value leads by references, or the value itself if it is not a reference.
   * @throws Unreadable if there are too many values
   */
  resolve(value: PdfValue): PdfValue[] {
    const found: PdfValue[] = [];
    const seen = new Set<number>();
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      this.#effort.spend(1);
      if (!(next instanceof PdfWord)) found.push(next);
      else if (!seen.has(Number(next.word))) {
        seen.add(Number(next.word));
        open.push(...this.#named(next.word), ...this.#nameless);
      }
    }
    return found;
  }

  #named(number: string): readonly PdfValue[] {
    const values = this.#byNumber.get(Number(number)) ?? [];
    this.#effort.spend(values.length >> 3);
    return values;
  }
}

/**
 * Tells if the document opens an address without a click. The action may start at once or follow other
 * actions.
 */
export function opensAddress(dictionaries: readonly PdfDictionary[], objects: PdfObjects): boolean {
  return dictionaries.some((dictionary) => {
    const opened = dictionary.all('OpenAction');
    const triggers = dictionary.all('AA').flatMap((value) => objects.resolve(value));
    const triggered = triggers.flatMap((value) => (value instanceof PdfDictionary ? value.pairs : []));
    return leadToAddress([...opened, ...triggered.map(([, action]) => action)], objects);
  });
}

function leadToAddress(actions: readonly PdfValue[], objects: PdfObjects): boolean {
  const seen = new Set<PdfValue>();
  const open = [...actions];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    // Skips an array, because it is not an action but the first page to show. The links of a page are checked
    // separately.
    for (const action of objects.resolve(next)) {
      if (!(action instanceof PdfDictionary) || seen.has(action)) continue;
      seen.add(action);
      if (isAddress(action, objects)) return true;
      open.push(...action.all('Next').flatMap((value) => followers(value, objects)));
    }
  }
  return false;
}

/** Returns the following actions: the value is one action or an array of actions (ISO 32000-2, 12.6.2). */
const followers = (next: PdfValue, objects: PdfObjects): PdfValue[] =>
  objects.resolve(next).flatMap((value) => (isArray(value) ? [...value] : [value]));

const isArray = (value: PdfValue): value is readonly PdfValue[] => Array.isArray(value);

function isAddress(action: PdfDictionary, objects: PdfObjects): boolean {
  if (action.all('URI').length > 0) return true;
  return kindsOf(action, objects).includes('URI');
}

/**
 * Tells if an action goes to a thread of another file (ISO 32000-2, 12.6.4.7). The action's name is not
 * enough, because an article of the same document is a thread too.
 */
export const opensFile = (dictionaries: readonly PdfDictionary[], objects: PdfObjects): boolean =>
  dictionaries.some((dictionary) => dictionary.all('F').length > 0 && kindsOf(dictionary, objects).includes('Thread'));

const kindsOf = (action: PdfDictionary, objects: PdfObjects): string[] =>
  action
    .all('S')
    .flatMap((value) => objects.resolve(value))
    .flatMap((kind) => (kind instanceof PdfName ? [kind.name] : []));

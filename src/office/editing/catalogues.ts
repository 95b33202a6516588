import { isObject, type JsonObject } from '#content/json.ts';
import type { Field } from '#content/repository/models/type-models.ts';
import { rowNumber } from '../request/row-number.ts';

/** Names of the entries of the catalogues of the board, in the language of a document. */
export type Catalogues = {
  /** Countries by ISO 3166-1 alpha-2. */
  readonly countries: ReadonlyMap<string, string>;
  readonly sectors: ReadonlyMap<number, string>;
  /** Companies that have offers, or had them recently. */
  readonly companies: ReadonlyMap<number, string>;
};

/** A catalogue as a control shows it. */
export type Catalogue = {
  /** Entries to choose from; null if they are too many, and their number is typed. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  /** Text of the control for an entry; null for an entry of another catalogue. */
  readonly textOf: (entry: JsonObject) => string | null;
  readonly entryOf: (text: string) => JsonObject | null;
  readonly nameOf: (text: string) => string | undefined;
};

const numberOf = (text: string): number => rowNumber(text.trim());
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const named: Readonly<Record<string, (catalogues: Catalogues) => Catalogue>> = {
  countries: ({ countries }) => ({
    options: [...countries].map(([value, label]) => ({ value, label })),
    textOf: ({ iso, id }) => textOf(iso ?? id),
    entryOf: (text) => (countries.has(text) ? { id: text, iso: text } : null),
    nameOf: (text) => countries.get(text),
  }),
  sectors: ({ sectors }) => ({
    options: [...sectors].map(([value, label]) => ({ value: String(value), label })),
    textOf: ({ sectorId }) => textOf(sectorId),
    entryOf: (text) => {
      const label = sectors.get(numberOf(text));
      return label === undefined ? null : { sectorId: numberOf(text), label };
    },
    nameOf: (text) => sectors.get(numberOf(text)),
  }),
  organizations: ({ companies }) => ({
    options: null,
    textOf: ({ id }) => textOf(id),
    entryOf: (text) => {
      const name = companies.get(numberOf(text));
      return name === undefined ? null : { id: numberOf(text), name };
    },
    nameOf: (text) => companies.get(numberOf(text)),
  }),
};

/** Returns the catalogue of a field; null for one that the board does not have. */
export function catalogueOf(field: Field, { catalogues }: { readonly catalogues?: Catalogues }): Catalogue | null {
  if (field.type !== 'IntegrationFields' || catalogues === undefined) return null;
  const { catalog = '' } = field;
  return Object.hasOwn(named, catalog) ? (named[catalog]?.(catalogues) ?? null) : null;
}

/** Returns the text of the control for an entry; null if its catalogue does not show it. */
export function textOfEntry(catalogue: Catalogue | null, entry: unknown): string | null {
  const text = catalogue !== null && isObject(entry) ? catalogue.textOf(entry) : null;
  const isShown =
    text !== null && (catalogue?.options ?? null) === null ? text !== '' : catalogue?.nameOf(text ?? '') !== undefined;
  return isShown ? text : null;
}

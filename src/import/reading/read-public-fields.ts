import {
  type FieldKind,
  type FieldKinds,
  ownFields,
  type PublicField,
  publicFieldNames,
  publicFields,
  type SourceFields,
} from '#board/offers/public-fields.ts';
import { isRecord, readId, readList } from '#import/source/read-ids.ts';

/** Limit of characters, the same as for descriptions. */
const maxTextLength = 50_000;
const maxEntries = 200;

/**
 * This field keeps its value if a row leaves it empty, because search rows of the older generation never
 * contain it.
 */
const keptWhenEmpty = 'missionProfile';

/**
 * Reads the public fields of a row as its source wrote them, including padding and capitals; fields of a
 * wrong type are left out. Ids have the notation of the 2026 generation.
 */
export function readPublicFields(row: Readonly<Record<string, unknown>>): SourceFields {
  const fields: Writable<PublicField> = {};
  for (const name of publicFieldNames)
    if (!ownFields.has(name) && Object.hasOwn(row, name)) put(fields, name, row[name]);
  return fields;
}

type ValueOf<F extends PublicField> = FieldKinds[(typeof publicFields)[F]];
type Writable<Names extends PublicField> = { -readonly [F in Names]?: ValueOf<F> };

function put<F extends PublicField>(fields: Writable<F>, name: F, given: unknown): void {
  const value = valueOf(name, given);
  if (value !== undefined && !(value === null && name === keptWhenEmpty)) fields[name] = value;
}

function valueOf<F extends PublicField>(name: F, value: unknown): ValueOf<F> | undefined {
  return readers[publicFields[name]](value);
}

const readers: { readonly [K in FieldKind]: (value: unknown) => FieldKinds[K] | undefined } = {
  integer: (value) => within(2_147_483_647, numberOf(value), Number.isInteger),
  number: (value) => within(99_999, numberOf(value), Number.isFinite),
  text: textOf,
  textOrNull: (value) => (value === null ? null : textOf(Array.isArray(value) ? value.join(',') : value)),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  texts: (value) => (Array.isArray(value) ? value.slice(0, maxEntries).flatMap((one) => textOf(one) ?? []) : undefined),
  professions: (value) =>
    Array.isArray(value) ? readList(value).slice(0, maxEntries).flatMap(professionOf) : undefined,
  nothing: () => undefined,
};

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  // Removes NUL, because PostgreSQL cannot store it.
  return typeof value === 'string' ? value.slice(0, maxTextLength).replaceAll('\0', '').toWellFormed() : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^\s*\d{1,10}(\.\d{1,2})?\s*$/.test(value) ? Number(value) : asNumber(value);
}

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function within(most: number, value: number | undefined, isRight: (value: number) => boolean): number | undefined {
  return value !== undefined && isRight(value) && Math.abs(value) <= most ? value : undefined;
}

function professionOf(entry: unknown) {
  if (!isRecord(entry)) return [];
  const id = readId(entry['specializationId']);
  if (id === undefined) return [];
  return [
    {
      specializationId: String(id),
      specializationParentId: readId(entry['specializationParentId']) ?? id,
      specializationLabel: textOf(entry['specializationLabel']) ?? '',
      specializationLabelEn: textOf(entry['specializationLabelEn']) ?? '',
    },
  ];
}

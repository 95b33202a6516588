import type { ReactNode } from 'react';
import { isObject, type JsonObject } from '#content/json.ts';
import type { Fields } from '#content/repository/models/type-models.ts';
import type { Named, Place, Reading, Sheet, Writing } from './field-kind.ts';
import { Beside } from './beside.tsx';
import { fieldKinds } from './field-kinds.ts';
import { type Pair, type Typed, typedFrom } from './typed.ts';

export const fieldName = (name: string, field: string): string => `${name}.${field}`;

/** Writes the controls of data with these fields. */
export function writeFields(fields: Fields, name: string, data: unknown, named: Named): Pair[] {
  const writing = writingWith(named);
  const values = isObject(data) ? data : {};
  return Object.entries(fields).flatMap(([one, field]) => {
    const value = Object.hasOwn(values, one) ? values[one] : undefined;
    return fieldKinds[field.type].write({ name: fieldName(name, one), field }, value, writing);
  });
}

const writingWith = (named: Named): Writing => ({
  named,
  fields: (inner, at, value) => writeFields(inner, at, value, named),
});

type Given = Omit<Reading, 'fields'>;

/**
 * Reads posted controls. Fields that no model knows, and fields that were not posted, are those of the
 * origin.
 */
export function readFields(fields: Fields, name: string, origin: unknown, given: Given): JsonObject {
  const reading = { ...given, fields: (inner: Fields, at: string, old: unknown) => readFields(inner, at, old, given) };
  const old = isObject(origin) ? origin : {};
  const read = Object.entries(fields).map(([one, field]): [string, unknown] => {
    const was = Object.hasOwn(old, one) ? old[one] : undefined;
    return [one, fieldKinds[field.type].read({ name: fieldName(name, one), field }, was, reading)];
  });
  return { ...old, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) };
}

type Shown = { readonly origin: unknown; readonly other: unknown };

/** Shows the controls of data with these fields, and beside them what the other language says. */
export function showFields(
  fields: Fields,
  name: string,
  { origin, other }: Shown,
  given: Omit<Sheet, 'fields'>,
): ReactNode {
  const sheet: Sheet = {
    ...given,
    fields: (inner, at, origin, other) => showFields(inner, at, { origin, other }, given),
  };
  const [old, there] = [origin, other].map((data) => (isObject(data) ? data : {}));
  return Object.entries(fields).map(([one, field]) => {
    const { Controls } = fieldKinds[field.type];
    const place = { name: fieldName(name, one), field };
    const [was, value] = [old, there].map((data) => (data && Object.hasOwn(data, one) ? data[one] : undefined));
    return (
      <Beside key={one} {...place} sheet={sheet} value={value}>
        <Controls {...place} origin={was} other={value} sheet={{ ...sheet, typed: typedInto(place, was, given) }} />
      </Beside>
    );
  });
}

/** Returns the form with this field, which shows its origin if its slice was just added to the form. */
function typedInto(place: Place, origin: unknown, { typed, named }: Pick<Sheet, 'typed' | 'named'>): Typed {
  const { write } = fieldKinds[place.field.type];
  const writing = writingWith(named);
  if (write(place, undefined, writing).some(([name]) => typed.has(name))) return typed;
  return new Map([...typed, ...typedFrom(write(place, origin, writing))]);
}

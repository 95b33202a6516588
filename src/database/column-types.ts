import { types, type CustomTypesConfig } from 'pg';

const { builtins, getTypeParser } = types;

// PostgreSQL's object ids of array types (pg_type.dat); pg has no names for them.
const int8Array = 1016;
const numericArray = 1231;
const dateArray = 1182;

/**
 * Reads `{1,NULL,3}`, the text of an array with one dimension. Numbers and days are never quoted in such a
 * text.
 */
function textsOf(array: string): (string | null)[] {
  if (array === '{}') return [];
  return array
    .slice(1, -1)
    .split(',')
    .map((text) => (text === 'NULL' ? null : text));
}

function numbersOf(array: string): (number | null)[] {
  return textsOf(array).map((text) => (text === null ? null : Number(text)));
}

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number], // A number is exact up to 2⁵³, which is enough for counts and sizes.
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text], // A day stays a text, because a Date would give it a time zone.
  [int8Array, numbersOf],
  [numericArray, numbersOf],
  [dateArray, textsOf],
]);

/**
 * Types in which columns are read. They apply to one pool only; pg's table for the whole process stays
 * unchanged, because other libraries use it.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? getTypeParser(oid, format),
};

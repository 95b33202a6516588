import { types, type CustomTypesConfig } from 'pg';

const { builtins, getTypeParser } = types;

// PostgreSQL's object ids of array types (pg_type.dat); pg has no names for them.
const int8Array = 1016;
const numericArray = 1231;
const dateArray = 1182;

/** Reads `{1,NULL,3}`: numbers and days are never quoted in the text of an array; one dimension only. */
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
  [builtins.INT8, Number], // exact up to 2⁵³: counts and sizes, never opaque numbers
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text], // a day has no time zone, but a Date has
  [int8Array, numbersOf],
  [numericArray, numbersOf],
  [dateArray, textsOf],
]);

/**
 * Readers of columns for one pool. The process-wide table of pg stays unchanged, because libraries share it.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? getTypeParser(oid, format),
};

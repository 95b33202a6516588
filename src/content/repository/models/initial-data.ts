import type { JsonObject } from '../../json.ts';
import type { Fields } from './type-models.ts';

/** Returns the values that new data with these fields has. */
export const initialData = (fields: Fields): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );

import { isDeepStrictEqual } from 'node:util';
import { type JsonObject, objectsOf } from '#content/json.ts';

/**
 * Returns a block whose marks stand in the order of its text, outer ones first, and in which equal marks that
 * touch are one.
 */
export function joinedSpans(block: JsonObject): JsonObject {
  if (!Array.isArray(block['spans'])) return block;
  const joined: JsonObject[] = [];
  for (const span of objectsOf(block['spans']).toSorted(byPlace)) {
    const before = joined.findLastIndex((one) => one['end'] === span['start'] && isSameMark(one, span));
    const earlier = joined[before];
    if (earlier === undefined) joined.push(span);
    else joined[before] = { ...earlier, end: span['end'] };
  }
  return { ...block, spans: joined.toSorted(byPlace) };
}

const byPlace = (a: JsonObject, b: JsonObject): number =>
  Number(a['start']) - Number(b['start']) || Number(b['end']) - Number(a['end']);

const isSameMark = (one: JsonObject, other: JsonObject): boolean =>
  isDeepStrictEqual({ ...one, start: 0, end: 0 }, { ...other, start: 0, end: 0 });

import { type JsonObject, objectsOf, textOf } from '#content/json.ts';
import { isSameJson } from './is-same-json.ts';

/**
 * Returns a block whose marks stand in the order of its text, outer ones first, and in which equal marks that
 * touch are one. Marks of the same words stand in the order of their names.
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

function byPlace(a: JsonObject, b: JsonObject): number {
  const [one, other] = [textOf(a['type']), textOf(b['type'])];
  const byName = one < other ? -1 : Number(one > other);
  return Number(a['start']) - Number(b['start']) || Number(b['end']) - Number(a['end']) || byName;
}

const isSameMark = (one: JsonObject, other: JsonObject): boolean =>
  isSameJson({ ...one, start: 0, end: 0 }, { ...other, start: 0, end: 0 });

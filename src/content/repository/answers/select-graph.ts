import { isObject, type JsonObject, textOf } from '../../json.ts';
import type { Selection } from '../query/graph-query.ts';

/**
 * Data of linked documents, and the number of further links that may be followed, because links may form
 * circles.
 */
export type Linked = { readonly find: (id: string) => JsonObject | undefined; readonly left: number };

/** Selects the data of a document that a graphQuery requests. */
export function selectGraph(data: JsonObject, wanted: Selection, linked: Linked): JsonObject {
  const kept = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const inner = wanted.members.get(name);
    if (inner === undefined && !wanted.all) return [];
    return [[name, inner ? selectValue(value, inner, linked) : value]];
  });
  return Object.fromEntries(kept);
}

function selectValue(value: unknown, wanted: Selection, linked: Linked): unknown {
  if (Array.isArray(value))
    return value.map((item) => selectValue(item, wanted, linked)).filter((item) => item !== null);
  if (!isObject(value)) return value;
  if (typeof value['slice_type'] === 'string') return selectSlice(value, wanted, linked);
  if (value['link_type'] === 'Document') return selectLink(value, wanted, linked);
  return value['link_type'] === undefined ? selectGraph(value, wanted, linked) : value;
}

/**
 * Selects the data of a slice: `...on text { variation { ...on default { primary { title } items { text } } }
 * }`. Slices that are not named are left out.
 */
function selectSlice(slice: JsonObject, wanted: Selection, linked: Linked): JsonObject | null {
  const own = wanted.types.get(textOf(slice['slice_type']));
  if (own === undefined) return wanted.all ? slice : null;
  const varied = own.members.get('variation')?.types.get(textOf(slice['variation'])) ?? own;
  const parts = ['primary', 'items'].map((part): [string, unknown] => {
    const inner = varied.members.get(part);
    const empty = part === 'items' ? [] : {};
    if (inner === undefined) return [part, varied.all ? slice[part] : empty];
    return [part, inner === null ? slice[part] : selectValue(slice[part], inner, linked)];
  });
  return { ...slice, ...Object.fromEntries(parts) };
}

function selectLink(link: JsonObject, wanted: Selection, linked: Linked): JsonObject {
  const own = wanted.types.get(textOf(link['type']));
  const data = own && linked.left > 0 ? linked.find(textOf(link['id'])) : undefined;
  if (data === undefined || own === undefined) return link;
  return { ...link, data: selectGraph(data, own, { ...linked, left: linked.left - 1 }) };
}

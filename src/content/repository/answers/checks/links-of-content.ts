import { isObject, type JsonObject, listOf, textOf } from '#content/json.ts';

/** A link of a document, with where it stands and the words of the page that lead there. */
export type PlacedLink = {
  /** Name of the field of the document. */
  readonly field: string;
  /** Place of the slice or the item in that field, from 1; null for a field of the document itself. */
  readonly place: number | null;
  readonly words: string;
  readonly link: JsonObject;
};

/** Returns the links of a document, of fields and of rich text, in their order. */
export function linksOfContent(data: JsonObject): readonly PlacedLink[] {
  return Object.entries(data).flatMap(([field, value]): readonly PlacedLink[] => {
    const isList = Array.isArray(value) && !value.some(isBlock);
    return isList
      ? value.flatMap((item, index) => linksIn(item).map((found) => ({ ...found, field, place: index + 1 })))
      : linksIn(value).map((found) => ({ ...found, field, place: null }));
  });
}

/** A block of rich text has a type; an item of a group and a slice have none. */
const isBlock = (item: unknown): boolean => isObject(item) && 'type' in item && !('slice_type' in item);

function linksIn(value: unknown): readonly Pick<PlacedLink, 'words' | 'link'>[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  if (typeof value['link_type'] === 'string') return [{ words: textOf(value['text']), link: value }];
  const { text, spans } = value;
  if (typeof text !== 'string' || !Array.isArray(spans)) return Object.values(value).flatMap(linksIn);
  return listOf(spans).flatMap((span) =>
    isObject(span) && isObject(span['data'])
      ? [{ words: text.slice(Number(span['start']), Number(span['end'])), link: span['data'] }]
      : [],
  );
}

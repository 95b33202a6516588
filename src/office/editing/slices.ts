import { isObject, textOf } from '#content/json.ts';
import type { Field, Slice } from '#content/repository/models/type-models.ts';
import type { Item } from './list-items.ts';
import { kindName } from './list-steps.ts';
import { firstTyped, type Typed } from './typed.ts';

type Variation = Slice extends ReadonlyMap<string, infer One> ? One : never;

/** A kind of slice, with the name `text/default` that the form has for it. */
export type SliceKind = {
  readonly kind: string;
  readonly type: string;
  readonly variation: string;
  readonly model: Variation;
};

/** Lists the kinds of slices that a zone takes. */
export const sliceKinds = (field: Field): readonly SliceKind[] =>
  field.type === 'Slices'
    ? [...field.slices].flatMap(([type, variations]) =>
        [...variations].map(([variation, model]) => ({ kind: `${type}/${variation}`, type, variation, model })),
      )
    : [];

/** Returns the kind of a slice: of an old one as it was, of a new one as it was chosen. */
export function sliceKindOf(field: Field, item: Pick<Item, 'name' | 'origin'>, typed: Typed): SliceKind | undefined {
  const { origin } = item;
  const kind = isObject(origin)
    ? `${textOf(origin['slice_type'])}/${textOf(origin['variation'])}`
    : firstTyped(typed, kindName(item.name));
  return sliceKinds(field).find((one) => one.kind === kind);
}

import { isObject, textOf } from '../../json.ts';
import type { Field, Fields, Slice } from '../models/type-models.ts';
import type { Budget } from './budget.ts';
import { memberOf, type Merged, mergeSimple, mergeWhole, type Path, type Sides } from './merged.ts';
import { mergeList } from './merge-list.ts';
import { mergeBlocks, mergeText } from './merge-texts.ts';

type MergeOne = (name: string, sides: Sides, path: Path) => Merged;

/** Merges data field by field. Fields that the model does not know are merged as wholes. */
export function mergeFields(fields: Fields, sides: Sides, path: Path, budget: Budget): Merged {
  return mergeMembers(sides, path, (name, member, at) =>
    mergeField(Object.hasOwn(fields, name) ? fields[name] : undefined, member, at, budget),
  );
}

function mergeMembers(sides: Sides, path: Path, mergeOne: MergeOne): Merged {
  const { base, mine, theirs } = sides;
  const simple = mergeSimple(sides);
  if (simple !== null) return simple;
  if (!isObject(mine) || !isObject(theirs)) return mergeWhole(sides, path);
  const names = new Set([mine, theirs, base].flatMap((side) => (isObject(side) ? Object.keys(side) : [])));
  const merged = [...names].map((name) => ({ name, ...mergeOne(name, memberOf(sides, name), [...path, name]) }));
  const kept = merged.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

function mergeField(field: Field | undefined, sides: Sides, path: Path, budget: Budget): Merged {
  if (field?.type === 'Text') return mergeText(sides, path, budget);
  if (field?.type === 'StructuredText') return mergeBlocks(sides, path, budget);
  if (field?.type === 'Group')
    return mergeList(sides, path, budget, (item, at) => mergeFields(field.fields, item, at, budget));
  if (field?.type === 'Slices')
    return mergeList(sides, path, budget, (item, at) => mergeSlice(field.slices, item, at, budget));
  return mergeWhole(sides, path);
}

/** Merges a slice. If a side replaced it by another kind of slice, it is merged as a whole. */
function mergeSlice(slices: ReadonlyMap<string, Slice>, sides: Sides, path: Path, budget: Budget): Merged {
  const kinds = new Set([sides.base, sides.mine, sides.theirs].map(kindOf));
  const slice = isObject(sides.mine) ? sides.mine : {};
  const model = slices.get(textOf(slice['slice_type']))?.get(textOf(slice['variation']));
  if (kinds.size > 1 || model === undefined) return mergeWhole(sides, path);
  return mergeMembers(sides, path, (name, member, at) => {
    if (name === 'primary') return mergeFields(model.primary, member, at, budget);
    return mergeField(name === 'items' ? { type: 'Group', fields: model.items } : undefined, member, at, budget);
  });
}

const kindOf = (slice: unknown): string =>
  isObject(slice) ? JSON.stringify([slice['slice_type'], slice['variation']]) : '';

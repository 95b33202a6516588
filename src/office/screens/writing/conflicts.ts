import { z } from 'zod';
import { isObject, textOf } from '#content/json.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import type { Fields, TypeModel } from '#content/repository/models/type-models.ts';
import { typedText } from '../../request/form-fields.ts';

const sides = ['mine', 'theirs', 'base'] as const;

const conflictSchema = z.object({
  path: z
    .array(z.union([z.string(), z.number()]))
    .max(20)
    .readonly(),
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
});

/** A value that two editors changed, as a form holds it. */
export type Conflict = z.output<typeof conflictSchema>;

/** Reads the conflicts of a form; null for a text that holds none. */
export const conflictsIn = (text: string): readonly Conflict[] | null =>
  z.array(conflictSchema).max(1000).safeParse(jsonOrNothing(text)).data ?? null;

export const choiceName = (index: number): string => `choice.${index}`;

/** Returns the document as it was chosen. Nothing chosen means mine. */
export function decided(merged: DocumentContent, conflicts: readonly Conflict[], form: FormData): DocumentContent {
  const chosen = conflicts.map((conflict, index) => {
    const side = sides.find((one) => one === typedText(form, choiceName(index))) ?? 'mine';
    return { path: conflict.path, value: conflict[side] };
  });
  // Removals come last, from the end of each list, so that no index moves before it is used.
  const removals = chosen.filter(({ value }) => value === undefined).toReversed();
  const all = [...chosen.filter(({ value }) => value !== undefined), ...removals];
  const content = all.reduce<unknown>((whole, { path, value }) => put(whole, path, value), merged);
  const { uid, tags, data } = isObject(content) ? content : {};
  return {
    uid: typeof uid === 'string' ? uid : null,
    tags: Array.isArray(tags) ? tags.map(textOf) : merged.tags,
    data: isObject(data) ? data : merged.data,
  };
}

/**
 * Returns a copy of a value with another value at a path, or without it. Paths that lead nowhere change
 * nothing.
 */
function put(whole: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole) && typeof step === 'number' && step < whole.length) {
    const next = put(whole[step], rest, value);
    return next === undefined ? whole.toSpliced(step, 1) : whole.with(step, next);
  }
  if (!isObject(whole) || typeof step !== 'string' || step === '__proto__') return whole;
  const { [step]: old, ...others } = whole;
  const next = put(old, rest, value);
  return next === undefined ? others : { ...whole, [step]: next };
}

/** Returns the labels of the fields on the way to a value, from the outside. */
export function labelsOf({ fields }: TypeModel, path: Conflict['path'], content: DocumentContent): readonly string[] {
  const [first, ...rest] = path;
  if (first !== 'data') return [first === 'uid' ? 'Adresse' : String(first)];
  return labelsIn(fields, rest, content.data);
}

function labelsIn(fields: Fields, [name, ...rest]: Conflict['path'], data: unknown): readonly string[] {
  if (typeof name !== 'string') return [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = isObject(data) ? data[name] : undefined;
  const label = field?.label ?? name;
  const [index, ...inner] = rest;
  if (field === undefined || typeof index !== 'number') return [label];
  const item: unknown = Array.isArray(value) ? value[index] : undefined;
  if (field.type === 'Group') return [label, `${index + 1}`, ...labelsIn(field.fields, inner, item)];
  if (field.type !== 'Slices' || !isObject(item)) return [label];
  const model = field.slices.get(textOf(item['slice_type']))?.get(textOf(item['variation']));
  const [part, ...within] = inner;
  const title = [model?.label ?? textOf(item['slice_type']), `${index + 1}`];
  if (model === undefined || part === undefined) return title;
  if (part === 'primary') return [...title, ...labelsIn(model.primary, within, item['primary'])];
  return [...title, ...labelsIn({ items: { type: 'Group', fields: model.items } }, inner, item).slice(1)];
}

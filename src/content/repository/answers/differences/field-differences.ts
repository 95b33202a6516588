import { isDeepStrictEqual } from 'node:util';
import type { DocumentContent } from '../../models/check-document.ts';
import { isObject } from '../../../json.ts';
import { type Part, wordDifference } from './word-difference.ts';
import { writtenValue } from './written-value.ts';

/** A field that differs between two versions. */
export type FieldDifference = {
  /** Name of the field in its model; `uid` and `tags` too. */
  readonly field: string;
  /** Its text, in pieces; empty if only its form or a setting without text differs. */
  readonly parts: readonly Part[];
};

/** Returns the content of a version whose data the database returned. */
export const contentOf = ({ uid, tags, data }: { uid: string | null; tags: readonly string[]; data: unknown }) => ({
  uid,
  tags,
  data: isObject(data) ? data : {},
});

type Content = Pick<DocumentContent, 'uid' | 'data'> & { readonly tags: readonly string[] };

/** Returns the names of the fields that differ. @param before null for a first version */
export function differingFields(before: Content | null, after: Content): readonly string[] {
  const [old, young] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...young.keys(), ...old.keys()])];
  return names.filter((name) => !isDeepStrictEqual(old.get(name) ?? null, young.get(name) ?? null));
}

/** Compares two versions field by field. @param before null for a first version */
export function fieldDifferences(before: Content | null, after: Content): readonly FieldDifference[] {
  const [old, young] = [valuesOf(before), valuesOf(after)];
  return differingFields(before, after).map((field) => {
    const [earlier, later] = [writtenValue(old.get(field)), writtenValue(young.get(field))];
    return { field, parts: earlier === later ? [] : wordDifference(earlier, later) };
  });
}

function valuesOf(content: Content | null): ReadonlyMap<string, unknown> {
  if (content === null) return new Map();
  const tags = content.tags.length === 0 ? null : content.tags;
  return new Map<string, unknown>([['uid', content.uid], ['tags', tags], ...Object.entries(content.data)]);
}

import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../json.ts';
import type { DocumentContent } from '../models/check-document.ts';
import type { TypeModel } from '../models/type-models.ts';
import { newBudget } from './budget.ts';
import { mergeFields } from './merge-fields.ts';
import { type Conflict, mergeWhole } from './merged.ts';

type Contents = {
  /** The version on which both built; null if both created the document. */
  readonly base: DocumentContent | null;
  readonly mine: DocumentContent;
  readonly theirs: DocumentContent;
};

/** A document with the changes of both editors, and what they have to decide. */
export type MergedContent = { readonly content: DocumentContent; readonly conflicts: readonly Conflict[] };

const nothing: DocumentContent = { uid: null, tags: [], data: {} };

/**
 * Merges what two editors made of the same version. A change of one side is taken. Where changes exclude each
 * other, the document keeps mine and a conflict holds both, so that no change is lost.
 */
export function mergeContent({ fields }: Pick<TypeModel, 'fields'>, contents: Contents): MergedContent {
  const { mine, theirs, base } = { ...contents, base: contents.base ?? nothing };
  const uid = mergeWhole({ base: base.uid, mine: mine.uid, theirs: theirs.uid }, ['uid']);
  const data = mergeFields(fields, { base: base.data, mine: mine.data, theirs: theirs.data }, ['data'], newBudget());
  return {
    content: {
      uid: typeof uid.value === 'string' ? uid.value : null,
      tags: mergeTags(base.tags, mine.tags, theirs.tags),
      data: isObject(data.value) ? data.value : {},
    },
    conflicts: [...uid.conflicts, ...data.conflicts],
  };
}

/**
 * Returns mine, with a conflict for each part that differs: for documents of which the merge would break a
 * limit, so that nobody could save it.
 */
export function mergeWholeContent({ base, mine, theirs }: Contents): MergedContent {
  const parts = ['uid', 'tags', 'data'] as const;
  const conflicts = parts.map((part) => ({ path: [part], base: base?.[part], mine: mine[part], theirs: theirs[part] }));
  return { content: mine, conflicts: conflicts.filter((one) => !isDeepStrictEqual(one.mine, one.theirs)) };
}

/** Tags are a set: what either added is there, and what either removed is not. */
function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const removed = new Set(base.filter((tag) => !mine.includes(tag) || !theirs.includes(tag)));
  return [...new Set([...theirs, ...mine])].filter((tag) => !removed.has(tag));
}

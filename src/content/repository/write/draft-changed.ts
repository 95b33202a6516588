import { isObject } from '../../json.ts';
import { mergeContent, type MergedContent, mergeWholeContent } from '../merge/merge-content.ts';
import { type DocumentContent, InvalidDocument } from '../models/check-document.ts';
import type { Store } from './store.ts';
import type { StoredVersion } from './versions.ts';

/**
 * Somebody saved the document since the editor opened it. Nothing was written. The editor gets both changes
 * merged, decides the conflicts, and saves again on the newest version.
 */
export class DraftChanged extends Error {
  readonly code = 'content.draftChanged';
  /** The version on which the merged document rests. */
  readonly newest: number;
  /** Who saved it. */
  readonly savedBy: string;
  readonly merged: MergedContent;
  constructor({ version, author }: StoredVersion, merged: MergedContent) {
    super(`version ${version} was saved since`);
    this.newest = version;
    this.savedBy = author;
    this.merged = merged;
  }
}

/** Merges a document that an editor sent with the newest version of it. */
export function draftChanged(
  store: Store,
  {
    mine,
    base,
    newest,
  }: { readonly mine: DocumentContent; readonly base: StoredVersion | null; readonly newest: StoredVersion },
): DraftChanged {
  // An older version may lack fields of today's model, which is no change of its editor.
  const today = ({ type, content }: StoredVersion): DocumentContent => {
    try {
      return plain(store.checkEdited(type, content));
    } catch (error) {
      if (error instanceof InvalidDocument) return content;
      throw error;
    }
  };
  const fields = store.models.get(newest.type)?.fields ?? {};
  const contents = { base: base && today(base), mine: plain(mine), theirs: today(newest) };
  const merged = mergeContent({ fields }, contents);
  return new DraftChanged(newest, canBeSaved(store, newest.type, merged) ? merged : mergeWholeContent(contents));
}

function canBeSaved(store: Store, type: string, { content }: MergedContent): boolean {
  try {
    store.checkEdited(type, content);
    return true;
  } catch (error) {
    if (error instanceof InvalidDocument) return false;
    throw error;
  }
}

/** Returns the content as the database returns it: without undefined members. */
export function plain({ uid, tags, data }: DocumentContent): DocumentContent {
  const read: unknown = JSON.parse(JSON.stringify(data));
  return { uid, tags, data: isObject(read) ? read : {} };
}

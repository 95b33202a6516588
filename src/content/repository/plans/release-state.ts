import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Act } from '#staff/audit/record-act.ts';
import { isNumberOfRow } from '../write/rules/inputs.ts';

/** What a release does with a document: publish a version, or take the document off the site. */
export type ReleaseItem = { readonly id: string } & (
  | { readonly act: 'publish'; readonly version: number }
  | { readonly act: 'withdraw'; readonly reason: string }
);

/** There is no such release. */
class NoSuchRelease extends Error {
  readonly code = 'content.noSuchRelease';
}

/** A release as somebody saw it: each save raises the revision. */
export type SeenRelease = { readonly id: number; readonly revision: number };

/** Somebody saved the release since it was seen. Nothing was done. */
class ReleaseChanged extends Error {
  readonly code = 'content.releaseChanged';
  /** The revision that stands there now. */
  readonly revision: number;
  constructor(revision: number) {
    super('the release was saved since');
    this.revision = revision;
  }
}

/** Documents of a release went out or left the site since: to go on would undo that. */
export class ReleaseOverwritten extends Error {
  readonly code = 'content.releaseOverwritten';
  readonly documents: readonly string[];
  constructor(documents: readonly string[]) {
    super('documents of this release were published or taken off the site since');
    this.documents = documents;
  }
}

/** The release is in a state in which this cannot be done: published already, or not published. */
export class ReleaseInState extends Error {
  readonly code = 'content.releaseInState';
}

/** Returns an act on a release, for the audit. */
export const releaseAct = ({ id, ...act }: Omit<Act, 'subject'> & { readonly id: number }): Act => ({
  ...act,
  subject: { kind: 'release', id: String(id) },
});

/**
 * Reads a release with its items, inside a transaction that has the lock of the writers.
 * @throws NoSuchRelease
 */
export async function readRelease(transaction: Transaction<Tables>, id: number) {
  if (!isNumberOfRow(id)) throw new NoSuchRelease('there is no such release');
  const release = await transaction
    .selectFrom('content.releases')
    .select(['id', 'title', 'state', 'revision', 'published_at as publishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (release === undefined) throw new NoSuchRelease('there is no such release');
  const items = await transaction
    .selectFrom('content.release_items')
    .innerJoin('content.documents as d', 'd.id', 'document_id')
    .select(['document_id as id', 'act', 'version', 'reason', 'published_before as publishedBefore'])
    .select(['content.release_items.site_changes as siteChanges', 'd.site_changes as siteChangesNow'])
    .where('release_id', '=', id)
    .orderBy('document_id')
    .execute();
  return { ...release, items };
}

/** The release has no document, so nothing can go out. */
class EmptyRelease extends Error {
  readonly code = 'content.emptyRelease';
}

/** @throws EmptyRelease */
export function requireItems({ items }: { readonly items: readonly unknown[] }): void {
  if (items.length === 0) throw new EmptyRelease('the release has no document');
}

/**
 * Reads a release that is not published, as somebody saw it.
 * @throws NoSuchRelease; ReleaseChanged; ReleaseInState
 */
export async function readSeenRelease(transaction: Transaction<Tables>, { id, revision }: SeenRelease) {
  const release = await readRelease(transaction, id);
  if (release.revision !== revision) throw new ReleaseChanged(release.revision);
  if (release.state === 'published') throw new ReleaseInState('the release is published');
  return release;
}

/**
 * Ends the plan of a release, if there is one.
 * @returns its time
 */
export async function endReleasePlan(transaction: Transaction<Tables>, id: number, at: Date): Promise<Date | null> {
  const ended = await transaction
    .updateTable('content.schedules')
    .set({ state: 'cancelled', ended_at: at })
    .where('release_id', '=', id)
    .where('state', '=', 'planned')
    .returning('at')
    .executeTakeFirst();
  return ended?.at ?? null;
}

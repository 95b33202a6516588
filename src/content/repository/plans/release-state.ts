import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Act } from '#staff/audit/record-act.ts';
import { isNumberOfRow } from '../write/rules/inputs.ts';

/** What a release does with a document: publish a version, or take the document off the site. */
export type ReleaseItem = { readonly id: string } & (
  | { readonly act: 'publish'; readonly version: number }
  | { readonly act: 'withdraw' }
);

/** There is no such release. */
class NoSuchRelease extends Error {
  readonly code = 'content.noSuchRelease';
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
    .select(['id', 'title', 'state', 'published_at as publishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (release === undefined) throw new NoSuchRelease('there is no such release');
  const items = await transaction
    .selectFrom('content.release_items')
    .select(['document_id as id', 'act', 'version', 'published_before as publishedBefore'])
    .where('release_id', '=', id)
    .orderBy('document_id')
    .execute();
  return { ...release, items };
}

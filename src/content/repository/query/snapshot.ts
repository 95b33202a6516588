import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ExpiredToken, InvalidToken, readToken, signToken } from '#signed-token.ts';
import type { Tables } from '#database/tables.ts';
import { readShownWork, type ShownWork, type WorkName } from '#staff/writing/kept-work.ts';
import { masterRef } from '../write/announce.ts';
import type { VersionName } from '../write/versions.ts';
import { expiredPreview, unknownRef, validationError } from './protocol-error.ts';

/**
 * The content that a ref shows: the published documents, some or all of which may be replaced by their
 * drafts.
 */
export type Snapshot = {
  readonly ref: string;
  readonly drafts: 'none' | 'all' | readonly string[];
  /** Unsaved work that stands in the place of its document. Predicates see the stored values still. */
  readonly work?: (ShownWork & { readonly id: string }) | null;
};

type Previews = { readonly secret: string; readonly now: () => Date };
const purpose = 'content preview';

/** Makes a ref that shows the drafts of these documents, or all drafts. It expires at `expiresAt`. */
export function previewRef(
  secret: string,
  { ids, expiresAt }: { readonly ids: 'all' | readonly string[]; readonly expiresAt: Date },
): string {
  return signToken({ secret, purpose, subject: ids === 'all' ? '*' : ids.join(','), expiresAt });
}

const versionSubject = 'version ';

/** Makes a ref that shows the draft of a document while it is this version. It expires at `expiresAt`. */
export function versionRef(secret: string, { id, version }: VersionName, expiresAt: Date): string {
  return signToken({ secret, purpose, subject: `${versionSubject}${id} ${version}`, expiresAt });
}

function versionOf(subject: string): VersionName | null {
  const [id, version] = subject.startsWith(versionSubject) ? subject.split(' ').slice(1) : [];
  return id === undefined || version === undefined ? null : { id, version: Number(version) };
}

const workSubject = 'work ';

/** Makes a ref that shows the unsaved work of a member on a document. It expires at `expiresAt`. */
export function workRef(secret: string, { memberId, document, page }: WorkName, expiresAt: Date): string {
  return signToken({ secret, purpose, subject: workSubject + [memberId, document, page].join(' '), expiresAt });
}

function workOf(subject: string): WorkName | null {
  const [memberId, document, page] = subject.startsWith(workSubject) ? subject.split(' ').slice(1) : [];
  if (memberId === undefined || document === undefined || page === undefined) return null;
  return { memberId, document, page };
}

/** The drafts that a ref shows, and its expiry. */
export type ReadPreview = {
  readonly drafts: 'all' | readonly string[];
  readonly until: Date;
  /** True if it shows unsaved work of somebody. */
  readonly isWork: boolean;
};

/** Reads a ref; null if it has expired, or if this repository did not sign it. */
export function readPreview(ref: string, { secret, now }: Previews): ReadPreview | null {
  try {
    const { subject, expiresAt } = readToken({ secret, purpose, token: ref, now: now() });
    return { drafts: draftsOf(subject), until: expiresAt, isWork: workOf(subject) !== null };
  } catch (error) {
    if (error instanceof InvalidToken) return null;
    throw error;
  }
}

/**
 * Opens the snapshot of a ref.
 * @throws ProtocolError for an outdated ref; the error contains the newest ref
 */
export async function openRef(db: Kysely<Tables>, ref: string | null, { secret, now }: Previews): Promise<Snapshot> {
  if (!ref) throw validationError('ref is required');
  const master = await masterRef(db);
  if (ref === master) return { ref, drafts: 'none' };
  try {
    const { subject } = readToken({ secret, purpose, token: ref, now: now() });
    const name = workOf(subject);
    const work = name === null ? null : await readShownWork({ db }, name);
    const version = versionOf(subject);
    const drafts = version === null || (await isDraft(db, version)) ? draftsOf(subject) : [];
    return { ref, drafts, work: name && work && { ...work, id: name.document } };
  } catch (error) {
    if (error instanceof ExpiredToken) throw expiredPreview();
    if (error instanceof InvalidToken) throw unknownRef(master);
    throw error;
  }
}

async function isDraft(db: Kysely<Tables>, { id, version }: VersionName): Promise<boolean> {
  const found = await db.selectFrom('content.documents').select('draft').where('id', '=', id).executeTakeFirst();
  return found?.draft === version;
}

function draftsOf(subject: string): ReadPreview['drafts'] {
  if (subject === '*') return 'all';
  const id = workOf(subject)?.document ?? versionOf(subject)?.id;
  return id === undefined ? subject.split(',') : [id];
}

/** Puts unsaved work into the place of its document. Its address stays, because it is found by it. */
export function withWork<Document extends { readonly id: string }>(
  { work }: Snapshot,
  documents: readonly Document[],
): readonly Document[] {
  if (!work) return documents;
  return documents.map((one) => (one.id === work.id ? { ...one, ...work } : one));
}

/**
 * Returns the SQL condition on `content.entries e` that selects one row for each document: the version that
 * the snapshot shows.
 */
export function shownIn({ drafts }: Snapshot): RawBuilder<boolean> {
  if (drafts === 'none') return sql<boolean>`e.stage = 'published'`;
  const wanted = drafts === 'all' ? sql`true` : sql`d.document_id = any (${drafts}::text[])`;
  return sql<boolean>`exists (select from content.entries d where d.document_id = e.document_id and d.stage = 'draft' and ${wanted})
    = (e.stage = 'draft')`;
}

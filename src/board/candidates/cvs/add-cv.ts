import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { discardUnlessNamed } from '#board/candidates/documents/discard-file.ts';
import { readDocument } from '#board/candidates/documents/read-document.ts';
import type { Document } from '#board/candidates/documents/read-document.ts';
import { storeDocument } from '#board/candidates/documents/store-document.ts';
import { lockCandidate, recomputeStatus } from '#board/candidates/recompute-status.ts';
import { maximumCvs } from './cv-limits.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';

/**
 * Adds a CV to the profile, which may make the account complete.
 * @throws SignInRequired
 * @throws InvalidInput on `cv` with a code of `readDocument`, cv.infected or cv.tooMany
 */
export async function addCv(
  board: Board,
  viewer: Viewer,
  { cv }: { cv: unknown },
): Promise<{ id: string; statusId: number }> {
  signedIn(viewer);
  if (!(cv instanceof File)) throw new InvalidInput({ cv: 'cv.required' });
  return keepCv(board, viewer, await readDocument('cv', cv));
}

/**
 * Adds a CV that was already inspected. Stores the bytes before the row with their key, and deletes the bytes
 * if the row cannot be written. A crash in between therefore leaves a file without a row, never a row without
 * a file.
 * @throws SignInRequired
 * @throws InvalidInput on `cv` with cv.infected or cv.tooMany
 */
export async function keepCv(
  board: Board,
  viewer: Viewer,
  document: Document,
): Promise<{ id: string; statusId: number }> {
  const candidate = signedIn(viewer);
  const fileKey = await storeDocument(board.files, 'cv', document.bytes);
  try {
    return await board.db
      .transaction()
      .execute((transaction) => insertCv(transaction, candidate.id, document, fileKey, board.now()));
  } catch (error) {
    await discardUnlessNamed(board, fileKey);
    throw error;
  }
}

/** Inserts a stored document as a CV of the profile. @throws InvalidInput on `cv` with cv.tooMany */
export async function insertCv(
  transaction: Transaction<Tables>,
  candidateId: number,
  document: Document,
  fileKey: string,
  now: Date,
) {
  await lockCandidate(transaction, candidateId);
  const { count } = await transaction
    .selectFrom('cvs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow();
  if (count >= maximumCvs) throw new InvalidInput({ cv: 'cv.tooMany' });
  const { id } = await transaction
    .insertInto('cvs')
    .values({
      candidate_id: candidateId,
      file_key: fileKey,
      file_name: document.fileName,
      media_type: document.mediaType,
      size_bytes: document.bytes.length,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, statusId: await recomputeStatus(transaction, candidateId) };
}

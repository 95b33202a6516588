import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { isComplete } from './candidate-status.ts';
import { photoMark } from './photo/photo-mark.ts';
import { missingFrom, neededFields } from './recompute-status.ts';
import type { ProfileField } from './recompute-status.ts';
import { SignInRequired, signedIn } from './sign-in-required.ts';

/** CV in its owner's list. */
export type CvSummary = {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly publishedAt: Date;
  /**
   * True for the CV that applications use by default. The owner chooses this CV; otherwise it is the newest.
   */
  readonly isDefault: boolean;
};

export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** 'YYYY-MM-DD' */
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly nationality: string | null;
  readonly studyLevelId: number | null;
  readonly statusId: number;
  /** A hash that changes with the photo; null without a photo. */
  readonly photo: string | null;
  readonly isComplete: boolean;
  readonly missing: readonly ProfileField[];
  /** Number of fields that an application requires, including fields already filled in. */
  readonly needed: number;
  /** The CVs, newest first. */
  readonly cvs: readonly CvSummary[];
};

/** @throws SignInRequired */
export async function readProfile(board: Board, viewer: Viewer): Promise<Profile> {
  const { id } = signedIn(viewer);
  const candidate = await board.db.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirst();
  if (candidate === undefined) throw new SignInRequired('this account was deleted');
  const cvs = await listCvs(board, id, candidate.default_cv_id);
  return {
    firstName: candidate.first_name,
    lastName: candidate.last_name,
    email: candidate.email,
    birthDate: candidate.birth_date,
    nationality: candidate.nationality,
    studyLevelId: candidate.study_level_id,
    statusId: candidate.status_id,
    photo: candidate.photo_file_key === null ? null : photoMark(candidate.photo_file_key),
    isComplete: isComplete(candidate.status_id),
    missing: missingFrom(candidate, cvs.length > 0),
    needed: neededFields.length,
    cvs,
  };
}

async function listCvs(board: Board, candidateId: number, chosen: string | null): Promise<CvSummary[]> {
  const cvs = await board.db
    .selectFrom('cvs')
    .select([
      'id',
      'file_name as fileName',
      'media_type as mediaType',
      'size_bytes as sizeBytes',
      'published_at as publishedAt',
    ])
    .where('candidate_id', '=', candidateId)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const byDefault = chosen ?? cvs[0]?.id;
  return cvs.map((cv) => ({ ...cv, isDefault: cv.id === byDefault }));
}

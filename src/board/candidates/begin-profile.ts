import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { signedIn } from './sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { updateProfile } from './update-profile.ts';

/** Data that a complete sign-up gave to the identity provider. */
export type SignUpDetails = {
  readonly birthDate?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly studyLevel?: string | null | undefined;
};

/**
 * Begins the profile of a new candidate with the data of the sign-up; fields that the profile refuses are
 * left out.
 */
export async function beginProfile(board: Board, viewer: Viewer, details: SignUpDetails): Promise<void> {
  const { firstName, lastName } = signedIn(viewer);
  const { birthDate, nationality, studyLevel: studyLevelId } = details;
  if (!birthDate && !nationality && !studyLevelId) return;
  const told = { firstName, lastName, birthDate: birthDate ?? '', nationality: nationality ?? '' };
  await takeWhatFits(board, viewer, { ...told, studyLevelId: studyLevelId ?? '' });
}

async function takeWhatFits(board: Board, viewer: Viewer, fields: Record<string, string>): Promise<void> {
  const refused = await updateProfile(board, viewer, fields).then(
    () => [],
    (error: unknown) => {
      if (error instanceof InvalidInput) return Object.keys(error.fields);
      throw error;
    },
  );
  const left = { ...fields, ...Object.fromEntries(refused.map((field) => [field, ''])) };
  // Does nothing with an invalid name, which stays only in the token. The profile later asks for the missing
  // fields.
  if (refused.every((field) => fields[field] === '')) return;
  await takeWhatFits(board, viewer, left);
}

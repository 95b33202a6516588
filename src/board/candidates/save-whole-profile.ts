import type { Board } from '#board/board.ts';
import { InvalidInput } from '#board/invalid-input.ts';
import type { Viewer } from '#board/viewer.ts';
import { addCv } from './add-cv.ts';
import { readDocument } from './documents/read-document.ts';
import { setPhoto } from './photo/change-photo.ts';
import { squarePhoto } from './photo/square-photo.ts';
import { checkProfile, type ProfileFields, updateProfile } from './update-profile.ts';

/** What was chosen beside what was typed; undefined where nothing was. */
export type ChosenFiles = { readonly photo?: File | undefined; readonly cv?: File | undefined };

/**
 * Saves what was typed, and the files that were chosen with it. All that is wrong is told at once, and then
 * nothing is saved; what only the writing tells (an age, a virus, one CV too many) leaves what was written
 * before it.
 * @throws SignInRequired
 * @throws InvalidInput as `updateProfile`, `setPhoto` and `addCv` do
 */
export async function saveWholeProfile(
  board: Board,
  viewer: Viewer,
  fields: ProfileFields,
  { photo, cv }: ChosenFiles,
): Promise<void> {
  await checkAll([
    async () => checkProfile(fields),
    async () => photo && squarePhoto(photo),
    async () => cv && readDocument('cv', cv),
  ]);
  await updateProfile(board, viewer, fields);
  if (photo) await setPhoto(board, viewer, { photo });
  if (cv) await addCv(board, viewer, { cv });
}

/** @throws InvalidInput with the fields of all checks that fail */
async function checkAll(checks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const refused: InvalidInput['fields'][] = [];
  for (const check of checks)
    try {
      await check();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused.push(error.fields);
    }
  if (refused.length > 0) throw new InvalidInput(Object.assign({}, ...refused));
}

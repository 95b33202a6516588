import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { keepCv } from '#board/candidates/cvs/add-cv.ts';
import { readDocument } from './documents/read-document.ts';
import { keepPhoto } from './photo/change-photo.ts';
import { squarePhoto } from './photo/square-photo.ts';
import { checkProfile, type ProfileFields, updateProfile } from './update-profile.ts';

/** Files chosen in the form; undefined if none. */
export type ChosenFiles = { readonly photo?: File | undefined; readonly cv?: File | undefined };

/**
 * Saves the typed fields and the chosen files. First reports all faults at once and saves nothing if there is
 * a fault. Some faults appear only during saving (age, a virus, a CV too many); everything saved before such
 * a fault stays.
 * @throws SignInRequired
 * @throws InvalidInput as `updateProfile`, `setPhoto` and `addCv` do
 */
export async function saveWholeProfile(
  board: Board,
  viewer: Viewer,
  fields: ProfileFields,
  { photo, cv }: ChosenFiles,
): Promise<void> {
  const refused: InvalidInput['fields'][] = [];
  await lookAt(refused, async () => checkProfile(fields));
  const square = photo && (await lookAt(refused, () => squarePhoto(photo)));
  const document = cv && (await lookAt(refused, () => readDocument('cv', cv)));
  if (refused.length > 0)
    throw new InvalidInput(Object.fromEntries(refused.flatMap((fields) => Object.entries(fields))));
  await updateProfile(board, viewer, fields);
  if (square) await keepPhoto(board, viewer, square);
  if (document) await keepCv(board, viewer, document);
}

/**
 * Returns the result of a check. If the check refuses some fields, adds them to the fields refused before.
 */
async function lookAt<Given>(
  refused: InvalidInput['fields'][],
  check: () => Promise<Given>,
): Promise<Given | undefined> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    refused.push(error.fields);
    return undefined;
  }
}

import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { personName } from '#words/person-name.ts';
import { lockCandidate, recomputeStatus } from './recompute-status.ts';
import { signedIn } from './sign-in-required.ts';
import { nationalities } from '#reference/nationalities.ts';
import { dayInParis } from '#words/paris-days.ts';
import { type FieldCode, fieldCode } from '#words/field-code.ts';

/** Turns an empty form field into undefined, because candidates may fill in a profile step by step. */
const orNothing = (form: RegExp, error: FieldCode) =>
  z
    .string(error)
    .regex(form, error)
    .transform((text) => (text === '' ? null : text));

const profileInput = z.object({
  firstName: personName,
  lastName: personName,
  birthDate: orNothing(/^$|^\d{4}-\d{2}-\d{2}$/, fieldCode('birthDate.invalid')).refine(
    (day) => day === null || isDay(day),
    fieldCode('birthDate.invalid'),
  ),
  nationality: orNothing(/^$|^[A-Z]{2}$/, fieldCode('nationality.invalid')),
  studyLevelId: orNothing(/^$|^\d{1,9}$/, fieldCode('studyLevel.invalid')).transform((id) =>
    id === null ? null : Number(id),
  ),
});

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

/** Untrusted input from the caller, such as `Object.fromEntries(formData)`. */
export type ProfileFields = { readonly [field in keyof z.input<typeof profileInput>]?: unknown };

/** Checks the fields that can be checked without knowing the candidate and the day. @throws InvalidInput */
export function checkProfile(fields: ProfileFields): void {
  parseInput(profileInput, fields);
}

/**
 * Saves names, birth date, nationality and study level, and changes a simple account into a complete
 * account or back. Age and nationality only cause warnings here (`eligibilityDoubts`); they are checked
 * when the candidate applies.
 * @throws SignInRequired
 * @throws InvalidInput with codes of: field.required, name.tooLong, name.invalid, birthDate.invalid,
 * nationality.invalid, studyLevel.invalid
 */
export async function updateProfile(
  board: Board,
  viewer: Viewer,
  fields: ProfileFields,
): Promise<{ statusId: number }> {
  const { id } = signedIn(viewer);
  const profile = parseInput(profileInput, fields);
  const statusId = await board.db.transaction().execute(async (transaction) => {
    const before = await lockCandidate(transaction, id);
    if (profile.birthDate !== null && profile.birthDate !== before.birth_date)
      checkBirthDate(profile.birthDate, dayInParis(board.now()));
    await checkReferences({ ...board, db: transaction }, profile);
    await transaction
      .updateTable('candidates')
      .set({
        ...names(profile),
        birth_date: profile.birthDate,
        nationality: profile.nationality,
        study_level_id: profile.studyLevelId,
      })
      .where('id', '=', id)
      .execute();
    return recomputeStatus(transaction, id);
  });
  return { statusId };
}

type ParsedProfile = z.output<typeof profileInput>;

function names({ firstName, lastName }: ParsedProfile) {
  return { first_name: firstName, last_name: lastName };
}

/** @throws InvalidInput with birthDate.invalid */
export function checkBirthDate(birthDate: string, today: string): void {
  if (birthDate >= today || birthDate < '1900-01-01') throw new InvalidInput({ birthDate: 'birthDate.invalid' });
}

async function checkReferences(board: Pick<Board, 'db'>, { nationality, studyLevelId }: ParsedProfile): Promise<void> {
  const level =
    studyLevelId === null ||
    (await board.db.selectFrom('study_levels').select('id').where('id', '=', studyLevelId).executeTakeFirst());
  if (!level) throw new InvalidInput({ studyLevelId: 'studyLevel.invalid' });
  if (nationality !== null && !nationalities.has(nationality))
    throw new InvalidInput({ nationality: 'nationality.invalid' });
}

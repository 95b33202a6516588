import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { parseInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { nationalities } from '#reference/nationalities.ts';
import { fieldCode } from '#words/field-code.ts';
import { dayInParis } from '#words/paris-days.ts';
import { type EligibilityDoubt, eligibilityDoubts } from './eligibility.ts';
import { lockCandidate, recomputeStatus } from './recompute-status.ts';
import { signedIn } from './sign-in-required.ts';
import { checkBirthDate } from './update-profile.ts';

const required = z.string(fieldCode('field.required')).min(1, fieldCode('field.required'));

const answersInput = z.object({
  birthDate: required.pipe(z.iso.date(fieldCode('birthDate.invalid'))),
  nationality: required.refine((code) => nationalities.has(code), fieldCode('nationality.invalid')),
});

/** Untrusted input from the caller, such as `Object.fromEntries(formData)`. */
export type EligibilityFields = { readonly [field in keyof z.input<typeof answersInput>]?: unknown };

/**
 * Saves the two answers that decide if a mission is open to the candidate, before the rest of the profile.
 * @returns the reasons against a mission today
 * @throws SignInRequired
 * @throws InvalidInput with codes of: field.required, birthDate.invalid, nationality.invalid
 */
export async function answerEligibility(
  board: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
  fields: EligibilityFields,
): Promise<EligibilityDoubt[]> {
  const { id } = signedIn(viewer);
  const answers = parseInput(answersInput, fields);
  const today = dayInParis(board.now());
  checkBirthDate(answers.birthDate, today);
  await board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, id);
    await transaction
      .updateTable('candidates')
      .set({ birth_date: answers.birthDate, nationality: answers.nationality })
      .where('id', '=', id)
      .execute();
    await recomputeStatus(transaction, id);
  });
  return eligibilityDoubts(answers, today);
}

import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { parseInput } from '#words/invalid-input.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { fieldCode } from '#words/field-code.ts';
import { ApplicationNotFound, asApplicationId } from '../application-id.ts';
import { messageText } from '../application-input.ts';
import { sendingOf, writeMessage } from './write-message.ts';

const formInput = z.object({
  message: messageText.pipe(z.string(fieldCode('field.required'))),
  key: z.string().max(64).catch(''),
});

/**
 * Untrusted input, straight from a form. `key` is new for each form that is shown: the same text sent twice
 * with the same key is one message. Without a key, equal texts are one message.
 */
export type MessageFields = { readonly message: unknown; readonly key: unknown };

type Writes = Pick<Board, 'db' | 'jobs' | 'now'>;

/**
 * Writes to the recruiter of one of the candidate's own applications.
 * @throws SignInRequired, ApplicationNotFound, InvalidInput, ApplicationGone, NotAnsweredYet, TooManyMessages
 */
export async function writeToRecruiter(
  board: Writes,
  viewer: Viewer,
  given: string,
  fields: MessageFields,
): Promise<void> {
  const { id: candidateId } = signedIn(viewer);
  const applicationId = asApplicationId(given);
  const own = board.db.selectFrom('applications').select('id').where('id', '=', applicationId);
  const found = await own.where('candidate_id', '=', candidateId).executeTakeFirst();
  if (found === undefined) throw new ApplicationNotFound('no such application');
  await writeMessage(board, { applicationId, author: 'candidate', ...readForm(fields) });
}

/**
 * Writes to the candidate of an application. The caller has checked the recruiter's link.
 * @throws InvalidInput, ApplicationGone, NotAnsweredYet, TooManyMessages
 */
export async function writeToCandidate(board: Writes, applicationId: string, fields: MessageFields): Promise<void> {
  await writeMessage(board, { applicationId, author: 'recruiter', ...readForm(fields) });
}

/** @throws InvalidInput */
function readForm(fields: MessageFields): { readonly text: string; readonly sending: Buffer } {
  const { message, key } = parseInput(formInput, fields);
  return { text: message, sending: sendingOf('form', `${key}\n${message}`) };
}

import { emailInput, type ApplicationFields } from '#board/applications/application-input.ts';
import { isAnswerable } from '#board/applications/contact-address/contact-addresses.ts';
import { refusalsOf } from '#board/applications/send-application.ts';
import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#board/context/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** The form names an address that is neither the account's nor proven. */
export class UnprovenAddress extends InvalidInput {}

/**
 * Has the candidate choose before the application leaves: the use case would send it with the address of the
 * account, and they would wait for answers at the other one. Other fields that are refused are told at once.
 * @throws UnprovenAddress
 */
export async function refuseUnproven(board: Board, viewer: Viewer, fields: ApplicationFields): Promise<void> {
  const typed = emailInput.safeParse(fields.email);
  if (!typed.success || (await isAnswerable(board, viewer, typed.data))) return;
  throw new UnprovenAddress({ ...(await refusalsOf(fields)), email: 'email.unproven' });
}

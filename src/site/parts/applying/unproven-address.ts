import { emailInput, type ApplicationFields } from '#board/applications/application-input.ts';
import { isAnswerable } from '#board/applications/contact-address/contact-addresses.ts';
import { refusalsOf } from '#board/applications/send-application.ts';
import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** The form contains an address that is neither the account's address nor confirmed by the candidate. */
export class UnprovenAddress extends InvalidInput {}

/**
 * Refuses an unconfirmed address before the application is sent. Otherwise the application would contain the
 * account's address, and the candidate would wait for replies at the typed address. Errors of other fields
 * are reported together with this one.
 * @throws UnprovenAddress
 */
export async function refuseUnproven(board: Board, viewer: Viewer, fields: ApplicationFields): Promise<void> {
  const typed = emailInput.safeParse(fields.email);
  if (!typed.success || (await isAnswerable(board, viewer, typed.data))) return;
  throw new UnprovenAddress({ ...(await refusalsOf(fields)), email: 'email.unproven' });
}

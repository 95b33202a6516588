import type { Board } from '#board/board.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { InvalidAddress, MessageRefused } from '#mail/mailer.ts';
import type { Mailer, Message } from '#mail/mailer.ts';

/** What the mail of applications needs beside the board. */
export type Mailing = {
  readonly mailer: Mailer;
  /** Signs the links by which recruiters download documents. */
  readonly signingSecret: string;
  readonly publicUrl: URL;
  /** Who gets applications to offers that name no contact: the operator. */
  readonly fallbackRecipient: string;
};

/** One application has one message of each kind: sent again, it is the same message, and a receiver keeps one. */
export function messageIdOf(applicationId: string, kind: 'recruiter' | 'candidate', { publicUrl }: Mailing): string {
  const host = /^[a-z0-9.-]+$/i.test(publicUrl.hostname) ? publicUrl.hostname : 'localhost';
  return `${applicationId}.${kind}@${host}`;
}

/** @throws NotWorthRetrying when the address is wrong or refused for good; whatever else went wrong is worth another try. */
export async function sendOrGiveUp(mailer: Mailer, message: Message): Promise<void> {
  try {
    await mailer.send(message);
  } catch (error) {
    if (error instanceof MessageRefused || error instanceof InvalidAddress)
      throw new NotWorthRetrying(error.message, { cause: error });
    throw error;
  }
}

/** An application with what its messages say of the offer; undefined when its candidate's account is gone and it went too. */
export async function readApplication(board: Board, id: string) {
  return board.db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .selectAll('applications')
    .select(['offers.title', 'offers.reference', 'offers.contact_email', 'companies.name as company_name'])
    .select('candidates.email as account_email')
    .where('applications.id', '=', id)
    .executeTakeFirst();
}

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

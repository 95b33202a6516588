import type { Board } from '#board/board.ts';
import { candidateLetter } from '#mail/templates/candidate-letter.tsx';
import { messageIdOf, readApplication, sendOrGiveUp } from './mailing.ts';
import type { ApplicationRow, Mailing } from './mailing.ts';

/**
 * Mails the candidate a confirmation, in the language of the application. It goes to the address of the account, whatever was
 * typed in the form, and quotes nothing that a person wrote: else anybody could have us write anything to anybody. Safe to repeat:
 * same Message-ID.
 */
export async function mailCandidate(board: Board, mailing: Mailing, applicationId: string): Promise<void> {
  const application = await readApplication(board, applicationId);
  if (application === undefined) return;
  const letter = await candidateLetter({
    locale: application.locale,
    offerTitle: application.title,
    offerReference: application.reference,
    offerAddress: offerAddress(application, mailing),
    companyName: application.company_name,
    withCoverLetter: application.cover_letter_file_key !== null,
    withMessage: application.message !== null,
  });
  const messageId = messageIdOf(applicationId, 'candidate', mailing);
  await sendOrGiveUp(mailing.mailer, { ...letter, to: application.account_email, attachments: [], messageId });
}

/** French pages have no prefix, English ones `/en`: specification §2. */
function offerAddress({ locale, offer_id }: ApplicationRow, { publicUrl }: Mailing): string {
  return new URL(`${locale === 'en' ? '/en' : ''}/offres/${offer_id}`, publicUrl).href;
}

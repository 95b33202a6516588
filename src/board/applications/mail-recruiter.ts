import type { Board } from '#board/board.ts';
import { fileLinkPath, signFileLink } from '#files/signed-links.ts';
import { isAddress } from '#mail/safe-message.ts';
import type { Attachment } from '#mail/mailer.ts';
import { recruiterLetter } from '#mail/templates/recruiter-letter.tsx';
import { messageIdOf, readApplication, sendOrGiveUp } from './mailing.ts';
import type { ApplicationRow, Mailing } from './mailing.ts';

const linkDays = 30;
const maximumAttached = 5 * 1024 * 1024;

/**
 * Mails an application to the contact of its offer (else to the operator), with the documents as signed links, and attached up
 * to 5 MB. Safe to repeat: once transmitted it does nothing, and a copy sent by a worker that died before it could say so has the
 * same Message-ID.
 */
export async function mailRecruiter(board: Board, mailing: Mailing, applicationId: string): Promise<void> {
  const application = await readApplication(board, applicationId);
  if (application === undefined || application.transmitted_at !== null) return;
  const documents = await readDocuments(board, application);
  const attached = documents.reduce((total, { bytes }) => total + bytes.length, 0) <= maximumAttached;
  const letter = await recruiterLetter(content(board, mailing, application, attached));
  await sendOrGiveUp(mailing.mailer, {
    ...letter,
    to: isAddress(application.contact_email) ? application.contact_email : mailing.fallbackRecipient,
    replyTo: { name: `${application.first_name} ${application.last_name}`, address: application.email },
    attachments: attached ? documents : [],
    messageId: messageIdOf(applicationId, 'recruiter', mailing),
  });
  await board.db
    .updateTable('applications')
    .set({ transmitted_at: board.now(), failed_at: null })
    .where('id', '=', applicationId)
    .where('transmitted_at', 'is', null)
    .execute();
}

/** Every attempt failed: an operator must look. */
export async function markFailed(board: Board, applicationId: string): Promise<void> {
  await board.db
    .updateTable('applications')
    .set({ failed_at: board.now() })
    .where('id', '=', applicationId)
    .where('transmitted_at', 'is', null)
    .execute();
}

function content(board: Board, mailing: Mailing, application: ApplicationRow, attached: boolean) {
  const expiresAt = new Date(board.now().getTime() + linkDays * 24 * 3600 * 1000);
  const link = (file: StoredFile): string => linkTo(mailing, file, expiresAt);
  const letter = letterOf(application);
  return {
    firstName: application.first_name,
    lastName: application.last_name,
    email: application.email,
    message: application.message,
    offerTitle: application.title,
    offerReference: application.reference,
    cvLink: link(cvOf(application)),
    coverLetterLink: letter ? link(letter) : null,
    linksValidUntil: expiresAt,
    attached,
  };
}

type StoredFile = { readonly fileKey: string; readonly fileName: string; readonly mediaType: string };

function linkTo({ signingSecret, publicUrl }: Mailing, file: StoredFile, expiresAt: Date): string {
  return new URL(fileLinkPath(signFileLink({ secret: signingSecret, ...file, expiresAt })), publicUrl).href;
}

function cvOf(application: ApplicationRow): StoredFile {
  return { fileKey: application.cv_file_key, fileName: application.cv_file_name, mediaType: application.cv_media_type };
}

function letterOf({
  cover_letter_file_key,
  cover_letter_file_name,
  cover_letter_media_type,
}: ApplicationRow): StoredFile | undefined {
  if (cover_letter_file_key === null || cover_letter_file_name === null || cover_letter_media_type === null)
    return undefined;
  return { fileKey: cover_letter_file_key, fileName: cover_letter_file_name, mediaType: cover_letter_media_type };
}

function readDocuments(board: Board, application: ApplicationRow): Promise<Attachment[]> {
  const files = [cvOf(application), letterOf(application)].filter((file) => file !== undefined);
  return Promise.all(
    files.map(async ({ fileKey, fileName, mediaType }) => ({
      fileName,
      mediaType,
      bytes: await board.files.get(fileKey),
    })),
  );
}

import type { Kysely, Transaction } from 'kysely';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { ageRefusal } from '#board/candidates/age.ts';
import { discardUnlessNamed } from '#board/candidates/documents/discard-file.ts';
import { isNoFile, readDocument } from '#board/candidates/documents/read-document.ts';
import { storeDocument } from '#board/candidates/documents/store-document.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { toViewingCandidate } from '#board/candidates/viewing-candidate.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { recordConsent } from '#board/candidates/record-consent.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { cvThatCame, lockCvColumns, type StoredDocument } from './application-cv.ts';
import { applicationInput } from './application-input.ts';
import type { ApplicationFields, ParsedApplication } from './application-input.ts';
import { applicationConfirmation, applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import { maximumApplicationsADay } from './application-limits.ts';
import { contactAddressFor } from './contact-address/contact-addresses.ts';
import { mayApply } from './application-policy.ts';
import type { ApplicationRefusal } from './application-policy.ts';
import type { ApplicationTarget } from './application-target.ts';
import { copyOffer } from './offer-copies/copy-offers.ts';
import { dayInParis } from '#words/paris-days.ts';

/** Error «Vous avez déjà postulé à cette offre». */
export class AlreadyApplied extends Error {
  readonly code = 'application.alreadyApplied';
}

/** The policy refuses the application. `code` consists of `application.` and the reason. */
export class ApplicationRefused extends Error {
  readonly code: `application.${ApplicationRefusal}`;
  readonly reason: ApplicationRefusal;

  constructor(reason: ApplicationRefusal) {
    super(`this viewer may not apply: ${reason}`);
    this.code = `application.${reason}`;
    this.reason = reason;
  }
}

/**
 * Sends an application: saves it, a copy of its offer and its two e-mail jobs in one transaction, so that the
 * mails are sent exactly if the candidate sees a confirmation. CV and target come from our own records, never
 * from the form. Recruiters can reply only to an address that the candidate has confirmed. If two
 * applications to one target are sent at the same time, one is saved. All checks are repeated inside the
 * transaction on the current rows.
 * @throws ApplicationRefused, AlreadyApplied, and the errors of the target
 * @throws SignInRequired if the account was deleted meanwhile
 * @throws InvalidInput on email, lastName, firstName, cv, coverLetter or message
 */
export async function sendApplication(
  board: Board,
  viewer: Viewer,
  target: ApplicationTarget,
  { cvId, cvFile, ...fields }: ApplicationFields,
): Promise<{ id: string }> {
  if (viewer.kind === 'visitor') throw new ApplicationRefused('signIn');
  // Ignores a file that is sent in the field of the CV's id.
  const cv = cvFile ?? (typeof cvId === 'string' ? cvId : undefined);
  const application = await readFields({ ...fields, cv });
  const sending = { target, candidateId: viewer.candidate.id, now: board.now() };
  await checkFirst(board.db, sending, cvFile !== undefined);
  const stored: StoredDocument[] = [];
  try {
    const sentCv = typeof application.cv === 'string' ? application.cv : await store(board, 'cv', application.cv);
    if (typeof sentCv !== 'string') stored.push(sentCv);
    const letter = await storeLetter(board, application.coverLetter);
    if (letter !== undefined) stored.push(letter);
    const transaction = board.db.transaction();
    return await transaction.execute((transaction) =>
      write(board, transaction, sending, { application, cv: sentCv, letter }),
    );
  } catch (error) {
    for (const { key } of stored) await discardUnlessNamed(board, key);
    throw error;
  }
}

type Sending = { readonly target: ApplicationTarget; readonly candidateId: number; readonly now: Date };

/** Returns the errors of a form that is not sent yet. Saves nothing. */
export async function refusalsOf({ cvId, cvFile, ...fields }: ApplicationFields): Promise<InvalidInput['fields']> {
  const refused = await readFields({ ...fields, cv: cvFile ?? cvId }).then(() => undefined, fieldsOf);
  return refused ?? refusalOfLetter(fields.coverLetter);
}

/** Reports a refused letter together with the other refused fields. */
async function readFields(
  fields: Omit<ApplicationFields, 'cvId' | 'cvFile'> & { cv: unknown },
): Promise<ParsedApplication> {
  try {
    return parseInput(applicationInput, fields);
  } catch (error) {
    throw new InvalidInput({ ...(await refusalOfLetter(fields.coverLetter)), ...fieldsOf(error) });
  }
}

async function refusalOfLetter(letter: unknown): Promise<InvalidInput['fields']> {
  if (!(letter instanceof File) || isNoFile(letter)) return {};
  return readDocument('coverLetter', letter).then(() => ({}), fieldsOf);
}

function fieldsOf(error: unknown): InvalidInput['fields'] {
  if (error instanceof InvalidInput) return error.fields;
  throw error;
}

async function storeLetter(board: Board, file: File | null | undefined): Promise<StoredDocument | undefined> {
  return file == null || isNoFile(file) ? undefined : store(board, 'coverLetter', file);
}

async function store(board: Board, field: string, file: File): Promise<StoredDocument> {
  const document = await readDocument(field, file);
  return { ...document, key: await storeDocument(board.files, field, document.bytes) };
}

/** Checks the profile as it will be with the uploaded CV, because this CV may be the only missing part. */
async function checkFirst(db: Kysely<Tables>, sending: Sending, bringsCv: boolean): Promise<void> {
  try {
    await check(db, sending);
  } catch (error) {
    const mayChange = bringsCv && error instanceof ApplicationRefused && error.reason === 'completeProfile';
    if (!mayChange) throw error;
  }
}

/** Reads the candidate's row again, because the data of the viewer may be minutes old. */
async function check(db: Kysely<Tables>, { target, candidateId, now }: Sending): Promise<void> {
  const facts = await target.facts(db, now);
  const row = await db.selectFrom('candidates').selectAll().where('id', '=', candidateId).executeTakeFirst();
  if (row === undefined) throw new ApplicationRefused('accountUnavailable');
  const permission = mayApply({ kind: 'candidate', candidate: toViewingCandidate(row) }, facts, now);
  if (!permission.ok) throw new ApplicationRefused(permission.reason);
  if (row.birth_date === null) throw new ApplicationRefused('completeProfile');
  const refusal = ageRefusal(row.birth_date, dayInParis(now));
  if (refusal) throw new ApplicationRefused(refusal);
  if ((await target.sentBefore(db, candidateId)) !== undefined) throw new AlreadyApplied('already applied');
}

async function checkDay(transaction: Transaction<Tables>, candidateId: number, now: Date): Promise<void> {
  const { count } = await transaction
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('applied_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  if (count >= maximumApplicationsADay) throw new ApplicationRefused('tooManyToday');
}

type Writing = {
  readonly application: ParsedApplication;
  /** Id of a CV of the profile, or an uploaded document. */
  readonly cv: string | StoredDocument;
  readonly letter: StoredDocument | undefined;
};

async function write(
  board: Board,
  transaction: Transaction<Tables>,
  sending: Sending,
  { application, cv: sentCv, letter }: Writing,
) {
  const { target, candidateId, now } = sending;
  // Makes applications of one account wait for each other. Without the lock, fifty-one simultaneous
  // applications would each count fifty others.
  const candidate = await lockCandidate(transaction, candidateId);
  const cv =
    typeof sentCv === 'string'
      ? await lockCvColumns(transaction, candidateId, sentCv)
      : await cvThatCame(transaction, candidateId, sentCv, now);
  await check(transaction, sending);
  await checkDay(transaction, candidateId, now);
  const written = await transaction
    .insertInto('applications')
    .values({
      ...(await target.columns(transaction, now)),
      ...writtenColumns(application),
      email: await contactAddressFor(transaction, candidate, application.email, now),
      ...fileColumns(cv, letter),
      candidate_id: candidateId,
      locale: application.locale ?? candidate.locale,
      applied_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) throw new AlreadyApplied('already applied');
  await copyOffer(transaction, written.id, now);
  await recordConsent(transaction, candidateId, 'applicationTransmission', true, now);
  await board.jobs.enqueue(transaction, applicationToRecruiter, { applicationId: written.id });
  await board.jobs.enqueue(transaction, applicationConfirmation, { applicationId: written.id });
  return written;
}

const writtenColumns = ({ firstName, lastName, message }: ParsedApplication) => ({
  first_name: firstName,
  last_name: lastName,
  message,
});

const fileColumns = (cv: Awaited<ReturnType<typeof lockCvColumns>>, letter: StoredDocument | undefined) => ({
  cv_file_key: cv.file_key,
  cv_file_name: cv.file_name,
  cv_media_type: cv.media_type,
  cover_letter_file_key: letter?.key ?? null,
  cover_letter_file_name: letter?.fileName ?? null,
  cover_letter_media_type: letter?.mediaType ?? null,
});

import type { Kysely, Transaction } from 'kysely';
import type { Board } from '#board/board.ts';
import { ageRefusal } from '#board/candidates/age.ts';
import { discardUnlessNamed } from '#board/candidates/documents/discard-file.ts';
import { isNoFile, readDocument } from '#board/candidates/documents/read-document.ts';
import type { Document } from '#board/candidates/documents/read-document.ts';
import { storeDocument } from '#board/candidates/documents/store-document.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { toViewingCandidate } from '#board/candidates/viewing-candidate.ts';
import { InvalidInput, parseInput } from '#board/invalid-input.ts';
import { OfferNotFound } from '#board/offers/offer-not-found.ts';
import { recordConsent } from '#board/privacy/record-consent.ts';
import type { Viewer } from '#board/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { applicationInput, offerId } from './application-input.ts';
import type { ApplicationFields, ParsedApplication } from './application-input.ts';
import { applicationConfirmation, applicationToRecruiter } from './application-jobs.ts';
import { maximumApplicationsADay } from './application-limits.ts';
import { mayApply } from './application-policy.ts';
import type { Refusal } from './application-policy.ts';
import { dayInParis } from '#words/paris-days.ts';

/** «Vous avez déjà postulé à cette offre» */
export class AlreadyApplied extends Error {
  readonly code = 'application.alreadyApplied';
}

/** The policy says no; `code` is `application.` and the reason. */
export class ApplicationRefused extends Error {
  readonly code: `application.${Refusal}`;
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`this viewer may not apply: ${reason}`);
    this.code = `application.${reason}`;
    this.reason = reason;
  }
}

/**
 * Sends an application: writes it and the two e-mail jobs in one transaction, so that it is mailed exactly
 * when it is confirmed. Offer, recipient and CV are taken from our own records, whatever the form claims; of
 * two applications to one offer at once, one is written. Everything is checked again inside the transaction,
 * on rows as they are then.
 * @throws ApplicationRefused, AlreadyApplied, OfferNotFound
 * @throws SignInRequired when the account was deleted meanwhile
 * @throws InvalidInput on email, lastName, firstName, cv, coverLetter or message
 */
export async function applyToOffer(
  board: Board,
  viewer: Viewer,
  { cvId, offerId: offerIdField, ...fields }: ApplicationFields,
): Promise<{ id: string }> {
  if (viewer.kind === 'visitor') throw new ApplicationRefused('signIn');
  const application = { offerId: asOfferId(offerIdField), ...(await readFields({ ...fields, cv: cvId })) };
  const candidateId = viewer.candidate.id;
  await check(board.db, candidateId, application.offerId, board.now());
  const letter = await storeLetter(board, application.coverLetter);
  try {
    const transaction = board.db.transaction();
    return await transaction.execute((running) => write(board, running, candidateId, application, letter));
  } catch (error) {
    if (letter !== undefined) await discardUnlessNamed(board, letter.key);
    throw error;
  }
}

/** A letter that is refused is told together with the other fields, at the first try. */
async function readFields(
  fields: Omit<ApplicationFields, 'offerId' | 'cvId'> & { cv: unknown },
): Promise<Omit<ParsedApplication, 'offerId'>> {
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

function asOfferId(given: unknown): number {
  const parsed = offerId.safeParse(given);
  if (!parsed.success) throw new OfferNotFound('no such offer');
  return parsed.data;
}

type Letter = Document & { readonly key: string };

async function storeLetter(board: Board, file: File | null | undefined): Promise<Letter | undefined> {
  if (file == null || isNoFile(file)) return undefined;
  const letter = await readDocument('coverLetter', file);
  return { ...letter, key: await storeDocument(board.files, 'coverLetter', letter.bytes) };
}

/** The viewer may be minutes old: the candidate's row decides. */
async function check(db: Kysely<Tables>, candidateId: number, offerId: number, now: Date): Promise<void> {
  const offer = await db
    .selectFrom('offers')
    .select(['filled_at as filledAt', 'withdrawn_at as withdrawnAt', 'broadcast_end as broadcastEnd'])
    .where('id', '=', offerId)
    .executeTakeFirst();
  if (offer === undefined) throw new OfferNotFound('no such offer');
  const row = await db.selectFrom('candidates').selectAll().where('id', '=', candidateId).executeTakeFirst();
  if (row === undefined) throw new ApplicationRefused('accountUnavailable');
  const permission = mayApply({ kind: 'candidate', candidate: toViewingCandidate(row) }, offer, now);
  if (!permission.ok) throw new ApplicationRefused(permission.reason);
  if (row.birth_date === null) throw new ApplicationRefused('completeProfile');
  const refusal = ageRefusal(row.birth_date, dayInParis(now));
  if (refusal) throw new ApplicationRefused(refusal);
  if ((await applicationTo(db, candidateId, offerId)) !== undefined)
    throw new AlreadyApplied('already applied to this offer');
}

async function checkDay(transaction: Transaction<Tables>, candidateId: number, now: Date): Promise<void> {
  const { count } = await transaction
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('applied_at', '>', new Date(now.getTime() - 24 * 3600 * 1000))
    .executeTakeFirstOrThrow();
  if (count >= maximumApplicationsADay) throw new ApplicationRefused('tooManyToday');
}

/** The candidate's application to this offer; undefined where there is none. */
export async function applicationTo(
  db: Kysely<Tables>,
  candidateId: number,
  offerId: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return found?.id;
}

async function write(
  board: Board,
  transaction: Transaction<Tables>,
  candidateId: number,
  application: ParsedApplication,
  letter: Letter | undefined,
) {
  // The applications of one account follow each other: fifty-one at once are not fifty-one that each count
  // fifty.
  await lockCandidate(transaction, candidateId);
  // Locked so that its owner cannot delete the CV before the commit. The offer is not: an import that closes
  // it just then does no harm.
  const cv = await transaction
    .selectFrom('cvs')
    .selectAll()
    .where('id', '=', application.cv)
    .where('candidate_id', '=', candidateId)
    .forShare()
    .executeTakeFirst();
  if (cv === undefined) throw new InvalidInput({ cv: 'cv.required' });
  await check(transaction, candidateId, application.offerId, board.now());
  await checkDay(transaction, candidateId, board.now());
  const written = await transaction
    .insertInto('applications')
    .values({
      offer_id: application.offerId,
      candidate_id: candidateId,
      email: application.email,
      first_name: application.firstName,
      last_name: application.lastName,
      message: application.message,
      cv_file_key: cv.file_key,
      cv_file_name: cv.file_name,
      cv_media_type: cv.media_type,
      cover_letter_file_key: letter?.key ?? null,
      cover_letter_file_name: letter?.fileName ?? null,
      cover_letter_media_type: letter?.mediaType ?? null,
      locale: application.locale,
      applied_at: board.now(),
    })
    .onConflict((conflict) => conflict.columns(['offer_id', 'candidate_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) throw new AlreadyApplied('already applied to this offer');
  await recordConsent(transaction, candidateId, 'applicationTransmission', true, board.now());
  await board.jobs.enqueue(transaction, applicationToRecruiter, { applicationId: written.id });
  await board.jobs.enqueue(transaction, applicationConfirmation, { applicationId: written.id });
  return written;
}

import { randomBytes } from 'node:crypto';
import { applyToOffer } from '#board/applications/apply-to-offer.ts';
import type { Board } from '#board/context/board.ts';
import { addCv } from '#board/candidates/cvs/add-cv.ts';
import { connectCandidate } from '#board/sign-in/connect-candidate.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { updateProfile } from '#board/candidates/update-profile.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { createAccount, EmailTaken } from '#identity/provider/accounts/accounts.ts';
import { demoCandidate } from './demo-candidate.ts';
import { writePdf } from './write-pdf.ts';

/** Credentials of the demo account. */
type DemoAccount = { readonly email: string; readonly password: string };

/**
 * If nobody has registered yet, creates a candidate with a complete profile, a CV and a sent application, for
 * trying the site. The password differs in each installation.
 * @returns null if there are candidates, or another process creates the demo candidate
 */
export async function openDemoAccount(board: Board): Promise<DemoAccount | null> {
  if ((await board.db.selectFrom('candidates').select('id').limit(1).executeTakeFirst()) !== undefined) return null;
  const { email, firstName, lastName, locale } = demoCandidate;
  const password = randomBytes(9).toString('base64url');
  const account = await create(board, password);
  if (account === null) return null;
  await connectCandidate(board, { oid: account.oid, email, firstName, lastName, locale });
  await fillProfile(board, account.oid);
  await applySomewhere(board, account.oid);
  return { email, password };
}

async function create({ db }: Board, password: string): Promise<{ oid: string } | null> {
  const { email, firstName: givenName, lastName: familyName } = demoCandidate;
  try {
    return await createAccount(db, { email, password, givenName, familyName });
  } catch (error) {
    if (error instanceof EmailTaken) return null;
    throw error;
  }
}

async function fillProfile(board: Board, oid: string): Promise<void> {
  const viewer = await readViewer(board, oid);
  const { cv, studyLevelId, firstName, lastName, birthDate, nationality } = demoCandidate;
  const profile = { firstName, lastName, birthDate, nationality, studyLevelId: String(studyLevelId) };
  await updateProfile(board, viewer, profile);
  await addCv(board, viewer, { cv: new File([writePdf(cv.lines)], cv.fileName, { type: cv.mediaType }) });
}

/** Applies to one of the offers with a contact, if there is one. */
async function applySomewhere(board: Board, oid: string): Promise<void> {
  const offer = await board.db
    .selectFrom('offers as o')
    .select('o.id')
    .where(isOpen(board.now()))
    .where('o.contact_email', 'is not', null)
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  if (offer === undefined) return;
  const { email, firstName, lastName, message } = demoCandidate;
  const viewer = await readViewer(board, oid);
  const cv = await board.db.selectFrom('cvs').select('id').executeTakeFirstOrThrow();
  await applyToOffer(board, viewer, { offerId: offer.id, email, firstName, lastName, message, cvId: cv.id });
}

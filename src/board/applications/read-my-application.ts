import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { ApplicationNotFound, asApplicationId } from './application-id.ts';
import { type HistoryStep, historyOf } from './application-history.ts';
import { after } from './application-state.ts';
import { applicationRows, type MyApplication, toMyApplication } from './my-applications.ts';
import { type OfferCopy, readOfferCopy } from './offer-copies/offer-copy.ts';
import { readAnswers } from './read-answers.ts';

export type WholeApplication = MyApplication & {
  readonly email: string;
  readonly message: string | null;
  readonly cvName: string;
  readonly coverLetterName: string | null;
  /** Past events, oldest first. */
  readonly history: readonly HistoryStep[];
  readonly mayWithdraw: boolean;
  /** The offer as it was when the application was sent; null for a spontaneous application. */
  readonly copy: OfferCopy | null;
  /** When the source of the offer withdrew it; null if it did not. */
  readonly offerWithdrawnAt: Date | null;
};

/**
 * Returns one application of the candidate with its content and its history.
 * @throws SignInRequired, ApplicationNotFound
 */
export async function readMyApplication(
  board: Pick<Board, 'db' | 'now' | 'desk'>,
  viewer: Viewer,
  given: string,
  locale: Locale,
): Promise<WholeApplication> {
  const candidate = signedIn(viewer);
  const id = asApplicationId(given);
  const row = await applicationRows(board.db, locale)
    .select(['email', 'message', 'cv_file_name as cvName', 'cover_letter_file_name as coverLetterName'])
    .where('applications.id', '=', id)
    .where('candidate_id', '=', candidate.id)
    .executeTakeFirst();
  if (row === undefined) throw new ApplicationNotFound('no such application');
  const application = toMyApplication(board, row);
  const { email, message, cvName, coverLetterName } = row;
  const sent = { email, message, cvName, coverLetterName };
  const events = { openings: await readOpenings(board, id), answers: await readAnswers(board, id) };
  const history = historyOf(row, { ...row, withdrawnAt: row.offerWithdrawnAt }, events, board.now());
  const mayWithdraw = after(application.state, 'withdrawn') !== null;
  const copy = await readOfferCopy(board, id, locale);
  return { ...application, ...sent, history, mayWithdraw, copy, offerWithdrawnAt: row.offerWithdrawnAt };
}

/** Returns the parts that the recruiter opened, each with its first and last time. */
function readOpenings({ db }: Pick<Board, 'db'>, applicationId: string) {
  return db
    .selectFrom('application_openings')
    .select(({ fn }) => [
      'what',
      fn.min('opened_at').as('first'),
      fn.max('opened_at').as('last'),
      fn.countAll<number>().as('count'),
    ])
    .where('application_id', '=', applicationId)
    .groupBy('what')
    .execute();
}

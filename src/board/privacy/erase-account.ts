import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { isOf } from '#board/newsletter/end-newsletter.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';

type Erasing = Pick<Board, 'db' | 'files' | 'accounts'>;

/**
 * Erases all data about the candidate permanently: first the rows, including the sign-in account if it is
 * ours, then the files. Links in recruiters' mails then show nothing; recruiters are not informed. After a
 * crash the sweep deletes the remaining files.
 * @throws SignInRequired
 */
export async function eraseAccount(board: Erasing, viewer: Viewer): Promise<void> {
  const { id } = signedIn(viewer);
  const keys = await board.db.transaction().execute((transaction) => eraseRows(board, transaction, id));
  await deleteFiles(board, await unnamedOf(board.db, keys));
}

/**
 * Erases the rows of a candidate.
 * @returns the keys of the candidate's files, which are deleted after the commit
 * @throws SignInRequired if the rows are already gone
 */
export async function eraseRows(
  { accounts }: Pick<Board, 'accounts'>,
  transaction: Transaction<Tables>,
  id: number,
): Promise<string[]> {
  const { oid, email } = await lockCandidate(transaction, id);
  const { rows } = await sql<{ key: string }>`
    select file_key as key from cvs where candidate_id = ${id}
    union select cv_file_key from applications where candidate_id = ${id}
    union select cover_letter_file_key from applications where candidate_id = ${id} and cover_letter_file_key is not null
    union select photo_file_key from candidates where id = ${id} and photo_file_key is not null`.execute(transaction);
  await keepNumbers(transaction, id);
  // Deletes the newsletter subscription separately, because it belongs to the address and not to the
  // candidate's row.
  await transaction.deleteFrom('newsletter_subscriptions').where(isOf(email)).execute();
  await transaction.deleteFrom('candidates').where('id', '=', id).execute();
  await accounts?.forget(transaction, oid);
  return rows.map(({ key }) => key);
}

/** Keeps anonymous rows of the applications for the statistics of offers and companies. */
async function keepNumbers(transaction: Transaction<Tables>, id: number): Promise<void> {
  await sql`
    insert into past_applications (offer_id, company_id, month, outcome)
    select offer_id, company_id, date_trunc('month', applied_at at time zone 'Europe/Paris')::date,
      case when withdrawn_at is not null then 'withdrawn'
        when exists (select from application_answers where application_id = applications.id) then 'answered'
        when transmitted_at is not null then 'transmitted'
        when failed_at is not null then 'failed'
        else 'sent' end
    from applications where candidate_id = ${id}`.execute(transaction);
}

import type { Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import { lockCandidate, recomputeStatus } from '#board/candidates/recompute-status.ts';
import type { Quarantine } from '#board/candidates/documents/scanned-files.ts';

type Told = { readonly candidateId: number; readonly applicationId?: string };

/**
 * Scans the files in quarantine and notifies the owners of infected files. An infected CV or photo is removed
 * from the profile; an application with an infected file is not sent. Repeated and concurrent calls are safe.
 * If no row refers to a file, there is no owner to notify. After a crash an owner may be notified twice.
 */
export async function refuseInfected(board: Pick<Board, 'db' | 'jobs' | 'now'>, quarantine: Quarantine): Promise<void> {
  for (const key of await quarantine.scanWaiting()) {
    const told = await board.db.transaction().execute(async (transaction) => {
      const owners = await takeAway(transaction, key);
      for (const { candidateId, ...ids } of owners)
        await notifyCandidate(board, transaction, candidateId, { kind: 'documentRefused', ...ids });
      return owners.length > 0 || (await unnamedOf(transaction, [key])).length === 0;
    });
    // Keeps the mark of a file without an owner, because a row may refer to the file later: the next call
    // then notifies the owner. If no such row appears, the sweep deletes the file after a day.
    if (told) await quarantine.noteTold(key);
  }
}

async function takeAway(transaction: Transaction<Tables>, key: string): Promise<readonly Told[]> {
  const profiles = await profilesWith(transaction, key);
  for (const candidateId of profiles) {
    await lockCandidate(transaction, candidateId);
    await transaction.deleteFrom('cvs').where('candidate_id', '=', candidateId).where('file_key', '=', key).execute();
    const photo = transaction.updateTable('candidates').set({ photo_file_key: null });
    await photo.where('id', '=', candidateId).where('photo_file_key', '=', key).execute();
    await recomputeStatus(transaction, candidateId);
  }
  const applications = await transaction
    .selectFrom('applications')
    .select(['candidate_id as candidateId', 'id as applicationId'])
    .where((row) => row.or([row('cv_file_key', '=', key), row('cover_letter_file_key', '=', key)]))
    .where('withdrawn_at', 'is', null)
    .execute();
  const applied = new Set(applications.map(({ candidateId }) => candidateId));
  const alone = profiles.filter((candidateId) => !applied.has(candidateId));
  return [...applications, ...alone.map((candidateId) => ({ candidateId }))];
}

async function profilesWith(transaction: Transaction<Tables>, key: string): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('cvs')
    .select('candidate_id as id')
    .where('file_key', '=', key)
    .union(transaction.selectFrom('candidates').select('id').where('photo_file_key', '=', key))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

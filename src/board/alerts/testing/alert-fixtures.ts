import type { Kysely } from 'kysely';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { Board } from '#board/context/board.ts';
import { renameSearch } from '#board/saved-searches/rename-search.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { agreeToAlerts } from '../answer-consent-request.ts';
import { changeAlert } from '../change-alert.ts';

type Left = { readonly name: string; readonly data: unknown };

/** Collects jobs in a list, including jobs of transactions that fail. */
export function recordingJobs(): { jobs: Jobs; left: Left[] } {
  const left: Left[] = [];
  return { left, jobs: { enqueue: async (_db, { name }, data) => void left.push({ name, data }) } };
}

type Alert = {
  readonly frequency?: string;
  readonly hour?: number;
  readonly timeZone?: string;
  readonly name?: string;
};

/** Saves a search and switches its alert on. @returns its id */
export async function insertAlert(board: Board, viewer: Viewer, address: string, alert: Alert = {}): Promise<string> {
  const { frequency = 'instant', hour = 8, timeZone = 'Europe/Paris', name } = alert;
  const id = await saveSearch(board, viewer, { address, locale: 'fr' });
  if (name !== undefined) await renameSearch(board, viewer, id, name);
  await changeAlert(board, viewer, id, { frequency, hour, timeZone });
  return id;
}

/** Returns the id of the last consent request to the owner of a candidate's address. */
export async function questionTo(db: Kysely<Tables>, candidateId: number) {
  const { question } = await db
    .selectFrom('alert_addresses')
    .select('question')
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return { candidateId, question };
}

/** Inserts a candidate with an alert and the owner's consent. */
export async function insertAlertOwner(board: Board, address = '', alert: Alert = {}) {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, address, alert);
  await agreeToAlerts(board, await questionTo(board.db, viewer.candidate.id));
  return { viewer, id };
}

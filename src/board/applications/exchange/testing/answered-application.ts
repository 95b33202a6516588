import { sql } from 'kysely';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { Board } from '#board/context/board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { insertApplication } from '../../testing/application-fixtures.ts';

type Given = { readonly answered?: boolean; readonly viewer?: SignedInViewer };

/**
 * Creates an application that its recruiter has answered, unless `answered` is false; of a new candidate
 * unless one is given.
 */
export async function answeredApplication({ db }: Pick<Board, 'db'>, { answered = true, ...given }: Given = {}) {
  const viewer = given.viewer ?? (await insertCandidate({ db }, { complete: true }));
  const id = await insertApplication(db, viewer, { transmitted_at: noon, message: 'Bonjour' });
  const answer = { application_id: id, answer: 'contact', message: 'Parlons-en', answered_at: noon } as const;
  if (answered) await db.insertInto('application_answers').values(answer).execute();
  return { viewer, id };
}

/** Returns the texts of the messages of an application, with their authors. */
export async function messagesOf({ db }: Pick<Board, 'db'>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application_messages')
    .select(['author', 'message'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ author, message }) => `${author}: ${message}`);
}

/**
 * Counts the letters about messages of an application that are queued: `reply` to the recruiter, or
 * `message`.
 */
export async function queuedLetters({ db }: Pick<Board, 'db'>, name: 'reply' | 'message', id: string): Promise<number> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${`application.mail-${name}`} and data ->> 'applicationId' = ${id}`.execute(
    db,
  );
  return rows.length;
}

import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import type { ContactQuestion } from './contact-code.ts';
import { contactCodeEnd } from './prove-contact-address.ts';

/**
 * Reads the content of a letter with a code. Undefined if the code has expired or a newer code replaced it.
 */
export async function readContactCode(
  { db, now }: Pick<Board, 'db' | 'now'>,
  question: string,
): Promise<(ContactQuestion & { readonly locale: Locale }) | undefined> {
  const row = await db
    .selectFrom('contact_codes as c')
    .selectAll()
    .where('question', '=', question)
    .where(
      sql<boolean>`not exists (select from contact_codes later
        where later.candidate_id = c.candidate_id and later.asked_at > c.asked_at)`,
    )
    .executeTakeFirst();
  if (row === undefined || row.proven || contactCodeEnd(row) <= now()) return undefined;
  return { question, candidateId: row.candidate_id, email: row.email, locale: row.locale };
}

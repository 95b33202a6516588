import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';

/** What somebody wrote, as it is handed on. */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly locale: Locale;
};

/** Undefined once it was handed on. */
export function readContactMessage({ db }: Pick<Board, 'db'>, id: string): Promise<ContactMessage | undefined> {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The mail server has it: nothing of it is kept here. */
export async function forgetContactMessage({ db }: Pick<Board, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute();
}

import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';

/** Message of a visitor as the mail to the operator contains it. */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly locale: Locale;
};

/** Undefined after the message was mailed. */
export function readContactMessage({ db }: Pick<Board, 'db'>, id: string): Promise<ContactMessage | undefined> {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes the message after the mail server accepted it. */
export async function forgetContactMessage({ db }: Pick<Board, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute();
}

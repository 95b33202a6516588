import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { isOf } from './end-newsletter.ts';

/** State of an address: not subscribed, with an open consent request, or subscribed. */
export type NewsletterState = 'none' | 'asked' | 'subscribed';

/** Returns the state for the address of an account. @throws SignInRequired */
export async function ownNewsletter({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<NewsletterState> {
  const { email } = signedIn(viewer);
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select(['asked_at', 'confirmed_at'])
    .where(isOf(email))
    .executeTakeFirst();
  if (!row) return 'none';
  if (row.confirmed_at !== null) return 'subscribed';
  return row.asked_at === null ? 'none' : 'asked';
}

/** Tells if a link can still end a subscription. */
export async function isRunning({ db }: Pick<Board, 'db'>, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

type Reader = { readonly email: string; readonly locale: Locale };
type FindReader = (board: Pick<Board, 'db'>, subscriptionId: string) => Promise<Reader | undefined>;

/** Returns the address of a subscriber; undefined if they have not consented or have unsubscribed. */
export const readSubscriber: FindReader = (board, id) => readerSince(board, id, 'confirmed_at');

/**
 * Returns the address for a farewell letter. Undefined if the address was deleted, or is subscribed again.
 */
export const readFarewell: FindReader = (board, id) => readerSince(board, id, 'ended_at');

function readerSince({ db }: Pick<Board, 'db'>, subscriptionId: string, moment: 'confirmed_at' | 'ended_at') {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'locale'])
    .where('id', '=', subscriptionId)
    .where(moment, 'is not', null)
    .executeTakeFirst();
}

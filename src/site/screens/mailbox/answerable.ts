import { data, type RouterContextProvider } from 'react-router';
import { readReplyAddress } from '#board/applications/exchange/reply-address.ts';
import type { LocalMailbox } from '#mail/local-mailbox.ts';
import { InvalidToken } from '#signed-token.ts';
import { requestContext } from '#site/request/context.ts';

type Context = Readonly<RouterContextProvider>;
type Letter = NonNullable<Awaited<ReturnType<LocalMailbox['readMessage']>>>;

/** Tells if the site takes replies to a letter, at a reply address of its own that has not expired. */
export function takesReplies(context: Context, { replyTo }: Pick<Letter, 'replyTo'>): boolean {
  if (replyTo === undefined) return false;
  const { board, linkSecret } = context.get(requestContext);
  try {
    readReplyAddress(linkSecret, replyTo.address, board.now());
    return true;
  } catch (error) {
    if (error instanceof InvalidToken) return false;
    throw error;
  }
}

/** Loads a letter that can be answered, with its address for replies. @throws a 404 answer */
export async function loadAnswerable(context: Context, id: string) {
  const letter = await context.get(requestContext).mailbox?.readMessage(id);
  if (letter?.replyTo === undefined || !takesReplies(context, letter)) throw data(null, { status: 404 });
  return { ...letter, replyTo: letter.replyTo };
}

import { isUuid } from '#board/context/uuid.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

type Purpose = 'agree to the newsletter' | 'end the newsletter';

/** What the link of a question names. */
export type NewsletterQuestion = { readonly subscriptionId: string; readonly question: string };

/** Until when a link is good is for the board to say, which knows what became of what it names. */
const never = new Date(8.64e15);

function read(secret: string, purpose: Purpose, token: string): string[] {
  try {
    return readToken({ secret, purpose, token, now: new Date(0) })
      .subject.split(' ')
      .filter(isUuid);
  } catch (error) {
    if (error instanceof InvalidToken) return [];
    throw error;
  }
}

/** The token by which the owner of an address agrees. */
export function newsletterToken(secret: string, { subscriptionId, question }: NewsletterQuestion): string {
  const subject = `${subscriptionId} ${question}`;
  return signToken({ secret, purpose: 'agree to the newsletter', subject, expiresAt: never });
}

/** Null for what is none. */
export function readNewsletterToken(secret: string, token: string): NewsletterQuestion | null {
  const [subscriptionId, question] = read(secret, 'agree to the newsletter', token);
  return subscriptionId === undefined || question === undefined ? null : { subscriptionId, question };
}

/** The token by which whoever holds a letter ends it; letters are kept for years, and so is it. */
export function endNewsletterToken(secret: string, subscriptionId: string): string {
  return signToken({ secret, purpose: 'end the newsletter', subject: subscriptionId, expiresAt: never });
}

/** The id of a subscription; null for what is none. */
export function readEndNewsletterToken(secret: string, token: string): string | null {
  return read(secret, 'end the newsletter', token)[0] ?? null;
}

import { isUuid } from '#board/context/uuid.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

type Purpose = 'agree to the newsletter' | 'end the newsletter';

/** Content of the link in a consent request; `question` is the id of the request. */
export type NewsletterConsentRequest = { readonly subscriptionId: string; readonly question: string };

/**
 * The tokens do not expire by themselves, because the board decides: it knows the state of the subscription.
 */
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

/** Returns the token by which the owner of an address consents. */
export function newsletterToken(secret: string, { subscriptionId, question }: NewsletterConsentRequest): string {
  const subject = `${subscriptionId} ${question}`;
  return signToken({ secret, purpose: 'agree to the newsletter', subject, expiresAt: never });
}

/** Returns null for an invalid token. */
export function readNewsletterToken(secret: string, token: string): NewsletterConsentRequest | null {
  const [subscriptionId, question] = read(secret, 'agree to the newsletter', token);
  return subscriptionId === undefined || question === undefined ? null : { subscriptionId, question };
}

/**
 * Returns the token by which the reader of a letter unsubscribes. It stays valid for years, because people
 * keep letters for years.
 */
export function endNewsletterToken(secret: string, subscriptionId: string): string {
  return signToken({ secret, purpose: 'end the newsletter', subject: subscriptionId, expiresAt: never });
}

/** Returns the id of a subscription; null for an invalid token. */
export function readEndNewsletterToken(secret: string, token: string): string | null {
  return read(secret, 'end the newsletter', token)[0] ?? null;
}

import { day } from '#durations.ts';
import { isUuid } from '#board/context/uuid.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

/** Days for which a recruiter's link opens an application. A recruitment takes about three months. */
export const linkDays = 90;

const purpose = 'recruiter';

/**
 * Returns the path of an application for its recruiter, without a language prefix, and the expiry of the
 * path, counted from what the mail brings: the application, or a message of its candidate. A mail that is
 * sent twice has the same link. The token is signed and not stored: at each use, the row of the application
 * decides what the link opens.
 */
export function recruiterLink(secret: string, applicationId: string, since: Date): { path: string; until: Date } {
  const until = new Date(since.getTime() + linkDays * day);
  const token = signToken({ secret, purpose, subject: applicationId, expiresAt: until });
  return { path: `/recruteurs/${token}`, until };
}

/**
 * Returns the application that a token opens.
 * @throws InvalidToken, ExpiredToken
 */
export function applicationOfToken(secret: string, token: string, now: Date): { id: string; until: Date } {
  const { subject, expiresAt } = readToken({ secret, purpose, token, now });
  if (!isUuid(subject)) throw new InvalidToken('no application has this id');
  return { id: subject, until: expiresAt };
}

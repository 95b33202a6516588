import { day } from '#durations.ts';
import { isUuid } from '#board/context/uuid.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

/** How long a recruiter's link opens an application, in days: a recruitment takes a quarter. */
export const linkDays = 90;

const purpose = 'recruiter';

/**
 * The recruiter's address of an application, its language left out, and the end of its time: however often
 * its mail is sent, it is one. The token is signed and not kept: what it opens is decided by the row of the
 * application, each time.
 */
export function recruiterLink(secret: string, applicationId: string, appliedAt: Date): { path: string; until: Date } {
  const until = new Date(appliedAt.getTime() + linkDays * day);
  const token = signToken({ secret, purpose, subject: applicationId, expiresAt: until });
  return { path: `/recruteurs/${token}`, until };
}

/**
 * The application that a token opens.
 * @throws InvalidToken, ExpiredToken
 */
export function applicationOfToken(secret: string, token: string, now: Date): { id: string; until: Date } {
  const { subject, expiresAt } = readToken({ secret, purpose, token, now });
  if (!isUuid(subject)) throw new InvalidToken('no application has this id');
  return { id: subject, until: expiresAt };
}

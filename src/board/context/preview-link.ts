import { day } from '#durations.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

/** Pages that a preview link shows even while they are not public. */
export const previewed = ['offer', 'company'] as const;
export type Previewed = (typeof previewed)[number];

/** Page of a preview. */
export type PreviewOf = { readonly kind: Previewed; readonly id: number };

/** Days for which a link shows its page: enough for a person to look at it once. */
export const previewDays = 14;

const purpose = 'preview';
const paths: Record<Previewed, string> = { offer: '/offres/preview', company: '/entreprises/preview' };

/** Parameter with the token: the log leaves out query strings. */
export const previewParameter = 'jeton';

/** Returns the path of a preview without its language prefix, and its expiry (in whole seconds). */
export function previewLink(secret: string, page: PreviewOf, now: Date): { path: string; until: Date } {
  const expiresAt = new Date(now.getTime() + previewDays * day);
  const token = signToken({ secret, purpose, subject: subjectOf(page), expiresAt });
  return { path: `${paths[page.kind]}/${page.id}?${previewParameter}=${token}`, until: expiresAt };
}

/**
 * Returns the time until which a token shows a page.
 * @throws InvalidToken if the token is for another page or invalid; ExpiredToken
 */
export function readPreviewToken(secret: string, token: string, page: PreviewOf, now: Date): Date {
  const { subject, expiresAt } = readToken({ secret, purpose, token, now });
  if (subject !== subjectOf(page)) throw new InvalidToken('this token shows another page');
  return expiresAt;
}

const subjectOf = ({ kind, id }: PreviewOf) => `${kind} ${id}`;

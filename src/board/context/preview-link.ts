import { day } from '#durations.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

/** Pages that a preview link shows even while they are not public. */
export const previewed = ['offer', 'company'] as const;
export type Previewed = (typeof previewed)[number];

/** The page that a preview shows. */
export type PreviewOf = { readonly kind: Previewed; readonly id: number };

/** Days for which a preview link is valid. They are enough for a person to look at the page once. */
export const previewDays = 14;

const purpose = 'preview';
const paths: Record<Previewed, string> = { offer: '/offres/preview', company: '/entreprises/preview' };

/** Query parameter with the token. Logs leave out query strings. */
export const previewParameter = 'jeton';

/** Returns the path of a preview without its language prefix, and its expiry (in whole seconds). */
export function previewLink(secret: string, page: PreviewOf, now: Date): { path: string; until: Date } {
  const expiresAt = new Date(now.getTime() + previewDays * day);
  const token = signToken({ secret, purpose, subject: subjectOf(page), expiresAt });
  return { path: `${paths[page.kind]}/${page.id}?${previewParameter}=${token}`, until: expiresAt };
}

/**
 * Returns the time until which a token is valid for a page.
 * @throws InvalidToken if the token is for another page or invalid; ExpiredToken
 */
export function readPreviewToken(secret: string, token: string, page: PreviewOf, now: Date): Date {
  const { subject, expiresAt } = readToken({ secret, purpose, token, now });
  if (subject !== subjectOf(page)) throw new InvalidToken('this token shows another page');
  return expiresAt;
}

const subjectOf = ({ kind, id }: PreviewOf) => `${kind} ${id}`;

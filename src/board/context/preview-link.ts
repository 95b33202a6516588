import { day } from '#durations.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';

/** What can be shown to somebody before it is online, or after. */
export const previewed = ['offer', 'company'] as const;
export type Previewed = (typeof previewed)[number];

/** A page that a preview is of. */
export type PreviewOf = { readonly kind: Previewed; readonly id: number };

/** How long a link shows its page, in days: somebody has to look at it once. */
export const previewDays = 14;

const purpose = 'preview';
const paths: Record<Previewed, string> = { offer: '/offres/preview', company: '/entreprises/preview' };

/** The parameter that holds the token: queries stay out of the log. */
export const previewParameter = 'jeton';

/** The address of a preview, its language left out, and the end of its time (seconds are kept). */
export function previewLink(secret: string, page: PreviewOf, now: Date): { path: string; until: Date } {
  const expiresAt = new Date(now.getTime() + previewDays * day);
  const token = signToken({ secret, purpose, subject: subjectOf(page), expiresAt });
  return { path: `${paths[page.kind]}/${page.id}?${previewParameter}=${token}`, until: expiresAt };
}

/**
 * Until when a token shows a page.
 * @throws InvalidToken where it is another page's or nobody's; ExpiredToken
 */
export function readPreviewToken(secret: string, token: string, page: PreviewOf, now: Date): Date {
  const { subject, expiresAt } = readToken({ secret, purpose, token, now });
  if (subject !== subjectOf(page)) throw new InvalidToken('this token shows another page');
  return expiresAt;
}

const subjectOf = ({ kind, id }: PreviewOf) => `${kind} ${id}`;

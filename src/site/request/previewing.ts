import type { Content } from '#content/port/content.ts';
import { cannotBeHad } from '#content/port/content-errors.ts';
import type { OpenPreview } from '#content/port/previews.ts';
import { contentOr } from './ask-content.ts';
import type { SiteParts } from './parts.ts';
import { type NamedDraft, nameDrafts } from './name-drafts.ts';
import { leavePreview, previewCookie, previewCookieOf } from './preview-cookie.ts';

/** A preview that a browser asks for by its cookie, or that it did and that is over. */
export type Previewing = OpenPreview | 'over';

/** What a request's cookie asks for; a wrong ref is as one whose time is over. */
export async function readPreviewing(
  { content, previews }: Pick<SiteParts, 'content' | 'previews'>,
  cookies: string | undefined,
): Promise<Previewing | null> {
  const cookie = previewCookieOf(cookies);
  const ref = cookie === null ? null : previews.refIn(cookie);
  if (ref === null) return null;
  try {
    return (await previews.open(ref)) ?? 'over';
  } catch (error) {
    // Whether it is over nobody can say now: it stays, and what is published is shown.
    if (cannotBeHad(error)) return { content, drafts: null, until: null };
    throw error;
  }
}

/** A page with a preview is nobody else's and is kept nowhere; the cookie of one that is over goes. */
export function sayPreviewed(response: Response, previewing: Previewing, publicUrl: URL): void {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  const isSaid = response.status < 300 || response.status >= 400;
  const isNew = response.headers.getSetCookie().some((line) => line.startsWith(`${previewCookie}=`));
  if (previewing === 'over' && isSaid && !isNew) response.headers.append('Set-Cookie', leavePreview(publicUrl));
}

/** What the page says of it; times as ISO 8601. */
export type ShownPreview =
  | { readonly state: 'over' }
  | {
      readonly state: 'shown';
      readonly until: string | null;
      /** Empty where nobody can say which. */
      readonly drafts: 'all' | readonly NamedDraft[];
    };

export async function presentPreviewing(
  previewing: Previewing | null,
  published: Content,
): Promise<ShownPreview | null> {
  if (previewing === null) return null;
  if (previewing === 'over') return { state: 'over' };
  const { content: previewed, drafts, until } = previewing;
  const named = drafts === 'all' ? drafts : await contentOr(nameDrafts(drafts ?? [], { previewed, published }), []);
  return { state: 'shown', until: until?.toISOString() ?? null, drafts: named };
}

import type { Content } from '#content/port/content.ts';
import { cannotBeHad } from '#content/port/content-errors.ts';
import type { OpenPreview } from '#content/port/previews.ts';
import { contentOr } from './ask-content.ts';
import type { SiteParts } from './parts.ts';
import { type NamedDraft, nameDrafts } from './name-drafts.ts';
import { leavePreview, previewCookie, previewCookieOf } from './preview-cookie.ts';

/** The preview of the browser's cookie, or 'over' once it has ended. */
export type Previewing = OpenPreview | 'over';

/** Opens the preview of a request's cookie; a wrong ref counts as ended. */
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
    // The content is unavailable, so the server cannot tell if the preview has ended. The cookie stays, and
    // the published content is shown.
    if (cannotBeHad(error)) return { content, drafts: null, until: null };
    throw error;
  }
}

/** Forbids caches to store a page with a preview; deletes the cookie of an ended preview. */
export function sayPreviewed(response: Response, previewing: Previewing, publicUrl: URL): void {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  const isSaid = response.status < 300 || response.status >= 400;
  const isNew = response.headers.getSetCookie().some((line) => line.startsWith(`${previewCookie}=`));
  if (previewing === 'over' && isSaid && !isNew) response.headers.append('Set-Cookie', leavePreview(publicUrl));
}

/** Facts about the preview for the page; times in ISO 8601. */
export type ShownPreview =
  | { readonly state: 'over' }
  | {
      readonly state: 'shown';
      readonly until: string | null;
      /** Documents of the preview; empty if they are unknown. */
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

import type { Content } from '#content/port/content.ts';
import { cannotBeHad } from '#content/port/content-errors.ts';
import type { OpenPreview } from '#content/port/previews.ts';
import { contentOr } from './ask-content.ts';
import type { SiteParts } from './parts.ts';
import { type NamedDraft, nameDrafts } from './name-drafts.ts';
import { frameCookieOf, leavePreview, previewCookie, previewCookieOf } from './preview-cookie.ts';

/** The preview that the browser's cookie names, or 'over' if the preview has ended. */
export type Previewing = OpenPreview | 'over';

/** Headers of a request that tell its preview. */
export type PreviewHeaders = { readonly cookie?: string | undefined; readonly 'sec-fetch-dest'?: string | undefined };

/**
 * Opens the preview that the request's cookie names. A wrong ref counts as an ended preview. Unsaved work is
 * shown in a frame alone, where another cookie names it, so that other tabs show what they showed.
 */
export async function readPreviewing(
  { content, previews }: Pick<SiteParts, 'content' | 'previews'>,
  { cookie: cookies, 'sec-fetch-dest': destination }: PreviewHeaders,
): Promise<Previewing | null> {
  const framed = destination === 'iframe' ? frameCookieOf(cookies) : null;
  const work = framed === null ? null : await previews.open(framed);
  if (work?.isWork) return work;
  const cookie = previewCookieOf(cookies);
  const ref = cookie === null ? null : previews.refIn(cookie);
  if (ref === null) return null;
  try {
    const opened = await previews.open(ref);
    return opened === null || opened.isWork ? 'over' : opened;
  } catch (error) {
    // While the content is unavailable, the server cannot tell if the preview has ended, so the cookie stays.
    // The page shows the published content.
    if (cannotBeHad(error)) return { content, drafts: null, until: null, isWork: false };
    throw error;
  }
}

/** Forbids caches to store a page of a preview, and deletes the cookie of an ended preview. */
export function sayPreviewed(response: Response, previewing: Previewing, publicUrl: URL): void {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  if (previewing !== 'over' && previewing.isWork) letFrame(response);
  const isSaid = response.status < 300 || response.status >= 400;
  const isNew = response.headers.getSetCookie().some((line) => line.startsWith(`${previewCookie}=`));
  if (previewing === 'over' && isSaid && !isNew) response.headers.append('Set-Cookie', leavePreview(publicUrl));
}

/** Lets pages of this site show the answer in a frame. */
function letFrame({ headers }: Response): void {
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null)
    headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
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
  // The page of the office around the frame says what it shows.
  if (previewing.isWork) return null;
  const { content: previewed, drafts, until } = previewing;
  const named = drafts === 'all' ? drafts : await contentOr(nameDrafts(drafts ?? [], { previewed, published }), []);
  return { state: 'shown', until: until?.toISOString() ?? null, drafts: named };
}

import type { Content } from './content.ts';
import { PreviewExpired } from './content-errors.ts';
import { refOfToolbar } from './toolbar-cookie.ts';

/** The content as it will be after a publication, for one request. */
export type OpenPreview = {
  readonly content: Content;
  /** Ids of the documents whose drafts the preview shows; null if only the content system knows them. */
  readonly drafts: 'all' | readonly string[] | null;
  /** End of the preview; null if only the content system knows it. */
  readonly until: Date | null;
  /** True if it shows unsaved work, which is shown in frames of the office alone. */
  readonly isWork: boolean;
};

export type Previews = {
  /**
   * Opens the preview of a ref; null if the ref has expired or is invalid.
   * @throws ContentUnavailable
   */
  readonly open: (ref: string) => Promise<OpenPreview | null>;
  /** Returns the ref in a browser's cookie; null if the cookie contains no ref of this content system. */
  readonly refIn: (cookie: string) => string | null;
};

/** Reads a ref of the embedded repository; null if the ref has expired or is invalid. */
export type ReadSignedPreview = (
  ref: string,
) => { readonly drafts: 'all' | readonly string[]; readonly until: Date; readonly isWork: boolean } | null;

/**
 * Longest ref that fits into a cookie: name, value and attributes together may have 4096 bytes (RFC 6265,
 * 6.1).
 */
const maxRefLength = 3000;

const isBounded = (ref: string): boolean => ref !== '' && ref.length <= maxRefLength;

/** Previews of the embedded repository. Its refs are signed and state when they expire. */
export function signedPreviews(content: Content, read: ReadSignedPreview): Previews {
  return {
    open: async (ref) => {
      const shown = isBounded(ref) ? read(ref) : null;
      return shown && { content: publishedInstead(content.preview(ref), content), ...shown };
    },
    refIn: (cookie) => refOfToolbar(cookie, null),
  };
}

/**
 * Previews of an external content system. A ref of Prismic is an address. The site never fetches this
 * address, but sends it to the system as a parameter. Refs of other hosts are refused.
 */
export function remotePreviews(content: Content, systemUrl: string): Previews {
  const host = hostOf(new URL(systemUrl));
  return {
    open: async (ref) => (isBounded(ref) && isRefOf(systemUrl, ref) ? openRemote(content, ref) : null),
    refIn: (cookie) => refOfToolbar(cookie, host),
  };
}

async function openRemote(content: Content, ref: string): Promise<OpenPreview | null> {
  const shown = content.preview(ref);
  try {
    await shown.query({ types: ['home_page'], lang: '*', pageSize: 1 });
    return { content: publishedInstead(shown, content), drafts: null, until: null, isWork: false };
  } catch (error) {
    if (error instanceof PreviewExpired) return null;
    throw error;
  }
}

// Returns the host to which a preview belongs. Prismic's documents are read from name.cdn.prismic.io, but its
// previews belong to name.prismic.io.
const hostOf = (url: URL): string => url.host.replace(/\.cdn\.prismic\.io$/, '.prismic.io');

/** Tells if a text may be a preview ref of the content system at this address. */
export function isRefOf(systemUrl: string, ref: string): boolean {
  const url = URL.parse(ref);
  if (url === null) return /^[\w-]+\.[\w-]+$/.test(ref) && !hostOf(new URL(systemUrl)).endsWith('.prismic.io');
  const isPlain = url.username === '' && url.password === '' && url.protocol === 'https:';
  return isPlain && hostOf(url) === hostOf(new URL(systemUrl));
}

/**
 * Returns a content that switches from the preview to the published content if the preview expires while a
 * page is rendered.
 */
function publishedInstead(preview: Content, published: Content): Content {
  return {
    getSingle: (...asked) => orElse(preview.getSingle(...asked), () => published.getSingle(...asked)),
    getByUID: (...asked) => orElse(preview.getByUID(...asked), () => published.getByUID(...asked)),
    getByIDs: (...asked) => orElse(preview.getByIDs(...asked), () => published.getByIDs(...asked)),
    query: (...asked) => orElse(preview.query(...asked), () => published.query(...asked)),
    search: (...asked) => orElse(preview.search(...asked), () => published.search(...asked)),
    suggest: (...asked) => orElse(preview.suggest(...asked), () => published.suggest(...asked)),
    preview: (ref) => published.preview(ref),
  };
}

async function orElse<Answer>(asked: Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PreviewExpired) return instead();
    throw error;
  }
}

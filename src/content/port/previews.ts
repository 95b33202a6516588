import type { Content } from './content.ts';
import { PreviewExpired } from './content-errors.ts';
import { refOfToolbar } from './toolbar-cookie.ts';

/** Content as it would be, for one request. */
export type OpenPreview = {
  readonly content: Content;
  /** The ids of the documents whose drafts it shows; null where the content system alone knows them. */
  readonly drafts: 'all' | readonly string[] | null;
  /** Null where the content system alone knows it. */
  readonly until: Date | null;
};

export type Previews = {
  /** Opens what a ref shows; null where its time is over or it is none. @throws ContentAway */
  readonly open: (ref: string) => Promise<OpenPreview | null>;
  /** The ref that a browser's cookie holds; null for one that asks for no preview of this content. */
  readonly refIn: (cookie: string) => string | null;
};

/** Reads a ref of the embedded repository; null where its time is over or it is none. */
export type ReadSignedPreview = (
  ref: string,
) => { readonly drafts: 'all' | readonly string[]; readonly until: Date } | null;

/** Longer ones do not fit into a cookie (RFC 6265, 6.1: 4096 bytes, its name and attributes among them). */
const maxRefLength = 3000;

const isBounded = (ref: string): boolean => ref !== '' && ref.length <= maxRefLength;

/** Previews of the embedded repository: each ref says by itself, signed, until when it holds. */
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
 * Previews of a content system elsewhere. Prismic's refs are addresses, which are sent to it as a parameter
 * and never asked themselves; those of any other host are none.
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
    return { content: publishedInstead(shown, content), drafts: null, until: null };
  } catch (error) {
    if (error instanceof PreviewExpired) return null;
    throw error;
  }
}

// Prismic's documents are read from name.cdn.prismic.io, its previews are of name.prismic.io.
const hostOf = (url: URL): string => url.host.replace(/\.cdn\.prismic\.io$/, '.prismic.io');

/** Whether a text can be a preview's ref of the content system at this address. */
export function isRefOf(systemUrl: string, ref: string): boolean {
  const url = URL.parse(ref);
  if (url === null) return /^[\w-]+\.[\w-]+$/.test(ref) && !hostOf(new URL(systemUrl)).endsWith('.prismic.io');
  const isPlain = url.username === '' && url.password === '' && url.protocol === 'https:';
  return isPlain && hostOf(url) === hostOf(new URL(systemUrl));
}

/** A preview that may end while a page is made of it: what is published takes its place then. */
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

import type { LinkField } from '@prismicio/client';
import { isReturnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { type Locale, locales, localized, writtenIn } from '#words/locale.ts';
import { brokenPath, documentPath, type Placed } from '#content/models/document-path.ts';

/**
 * Fields of a document that add a query and an anchor to a link: `navigation_anchor` and `query`
 * (specification §3).
 */
type Besides = { readonly query?: string | null | undefined; readonly anchor?: string | null | undefined };

/**
 * Returns the address of a document's link field; null for an empty field. A link to a document leads to its
 * screen in the language of the document; a path leads to its screen in the language of the page. A broken
 * link leads to /not-found. So does a link that is neither a web address nor begins with `mailto:` or `tel:`.
 */
export function linkAddress(link: LinkField | null | undefined, locale: Locale, besides: Besides = {}): string | null {
  if (!link || !('link_type' in link)) return null;
  const address = addressOf(link, locale);
  return address === null ? null : withBesides(address, besides);
}

/** Returns the address of a document in the language of the document. */
export function documentAddress(document: Placed & { readonly lang: string }): string {
  return localized(languageOf(document.lang, 'fr'), documentPath(document));
}

function addressOf(link: LinkField, locale: Locale): string | null {
  if (link.link_type === 'Document') return 'id' in link ? documentLink(link, locale) : null;
  if (link.link_type === 'Web' || link.link_type === 'Media')
    return 'url' in link ? webLink(link.url ?? '', locale) : null;
  return null;
}

type DocumentLink = Placed & { readonly lang?: string; readonly isBroken?: boolean | undefined };

function documentLink(link: DocumentLink, locale: Locale): string {
  if (link.isBroken === true) return localized(locale, brokenPath);
  return localized(languageOf(link.lang, locale), documentPath(link));
}

/** Returns the address of a written link. It is a path of this site if `isReturnTarget` allows it. */
function webLink(url: string, locale: Locale): string {
  if (isReturnTarget(url)) return writtenIn(locale, url);
  return outsideAddress(url) ?? localized(locale, brokenPath);
}

/**
 * Returns null for three kinds of address: those that a browser would run as code, those that name this
 * machine, and those with a password.
 */
function outsideAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null;
}

/** Tells if an address leads away from this site. */
export const isOutside = (address: string): boolean => !address.startsWith('/');

const languageOf = (lang: string | undefined, otherwise: Locale): Locale =>
  locales.find((known) => known === lang) ?? otherwise;

/** Puts the query before the anchor (RFC 3986). The anchor of the field replaces an anchor in the link. */
function withBesides(address: string, { query, anchor }: Besides): string {
  if (!query && !anchor) return address;
  const [before = '', hash] = address.split('#', 2);
  const [path = '', ...own] = before.split('?');
  const parameters = [own.join('?'), (query ?? '').replace(/^[?&]/, '')].filter((part) => part !== '').join('&');
  const written = parameters === '' ? path : `${path}?${new URLSearchParams(parameters)}`;
  const named = (anchor ?? '').replace(/^#/, '') || hash;
  return named ? `${written}#${encodeURIComponent(named.toWellFormed())}` : written;
}

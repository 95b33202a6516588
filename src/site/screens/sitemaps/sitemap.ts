import { escapedXml } from '#site/parts/feeds/escaped-xml.ts';
import { type Locale, locales } from '#words/locale.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Number of offers or companies in one sitemap. A sitemap may have 50,000 addresses, and each offer or
 * company has an address in each language. Shorter sitemaps are read sooner.
 */
export const pagesOfMap = 10_000;

/** Reads the number from a file name such as '3.xml', from 1 on; 0 for any other name. */
export function fileNumber(part: string): number {
  return Number(/^([1-9]\d{0,3})\.xml$/.exec(part)?.[1] ?? 0);
}

/** A page: its address in each language (null for a missing language), and the date of its last change. */
export type ListedPage = { readonly address: (locale: Locale) => string | null; readonly changedAt?: Date };

/** Writes a sitemap (sitemaps.org, 0.9) with the addresses of each page in the other languages. */
export function sitemap(pages: readonly ListedPage[]): string {
  const urls = pages.flatMap((page) => locales.map((locale) => urlOf(page, locale)));
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}<urlset ${namespace} ${xhtml}>\n${urls.join('')}</urlset>\n`;
}

function urlOf({ address, changedAt }: ListedPage, locale: Locale): string {
  const own = address(locale);
  if (own === null) return '';
  const alternates = locales.map((other) => alternate(other, address(other)));
  // The address for readers of other languages, the same as in the head of the page.
  const first = locales.find((other) => address(other) !== null) ?? locale;
  alternates.push(alternate('x-default', address(first)));
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<url><loc>${escapedXml(own)}</loc>${changed}${alternates.join('')}</url>\n`;
}

const alternate = (locale: Locale | 'x-default', address: string | null): string =>
  address === null ? '' : `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapedXml(address)}"/>`;

/** Writes the list of sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapedXml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${maps.join('')}</sitemapindex>\n`;
}

export function xml(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Tells if a link may lead to the address: to the web, a mailbox, a telephone number, or a place of the site
 * (a path, a query or a fragment). Addresses of scripts and data are refused in every spelling: browsers
 * ignore white space and control characters in addresses.
 */
export function isWebAddress(text: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(text)) return false;
  if (/^[#?]/.test(text) || /^\/(?!\/)/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && schemes.has(url.protocol) && text.toLowerCase().startsWith(url.protocol);
}

import { z } from 'zod';
import { safeText } from './safe-text.ts';

const maxAddressLength = 2000;
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link may lead: the web, a mailbox, a telephone, or a place of the site itself (a path, a query or a
 * fragment). Scripts and data are no addresses, in whatever spelling: browsers drop white space and controls.
 */
export function isWebAddress(text: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(text)) return false;
  if (/^[#?]/.test(text) || /^\/(?!\/)/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && schemes.has(url.protocol) && text.toLowerCase().startsWith(url.protocol);
}

export const webAddressSchema = safeText(maxAddressLength).refine(isWebAddress, {
  error: 'is no address of the web, of the site, of a mailbox or a telephone',
});

/** The same, of something that is loaded: over HTTPS, or of the site. */
export const loadedAddressSchema = z.union([
  webAddressSchema.refine((text) => /^(https:|\/)/.test(text), { error: 'should begin with https: or /' }),
]);

const imageEnding = /\.(jpe?g|png|gif|webp|svg|bmp|ico|tiff?)$/i;
const hostShape = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;

/**
 * Returns the address of a logo, always over HTTPS. Null for texts that cannot be the address of a logo: no
 * address at all, a file on a local disk, a host that is really a file name (`http://mull.jpeg`), a bare
 * home page.
 */
export function cleanLogoAddress(text: string): string | null {
  const address = cleanWebAddress(text);
  if (address === null || new URL(address).pathname === '/') return null;
  return address.replace(/^http:/, 'https:');
}

/** Returns a web address that is safe to link, else null. */
export function cleanWebAddress(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 2000) return null;
  const plausible =
    hostShape.test(url.hostname) && !imageEnding.test(url.hostname) && url.username === '' && url.password === '';
  return plausible ? url.href : null;
}

/** The value of a cookie in a Cookie header, or null. The first one counts: browsers send the most specific first (RFC 6265 §5.4). */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return cookiesOf(header).find(([key]) => key === name)?.[1] ?? null;
}

export function cookiesOf(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
}

export type CookieJar = {
  nameOf(name: string): string;
  set(name: string, value: string, maxAgeSeconds: number): string;
  clear(name: string): string;
};

/** Set-Cookie lines of our own cookies; over HTTPS with the prefix that ties them to this host (RFC 6265bis §4.1.3.2). */
export function createCookieJar(publicUrl: URL): CookieJar {
  const isSecure = publicUrl.protocol === 'https:';
  const nameOf = (name: string): string => (isSecure ? `__Host-${name}` : name);
  const line = (name: string, value: string, maxAge: number): string =>
    `${nameOf(name)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { nameOf, set: line, clear: (name) => line(name, '', 0) };
}

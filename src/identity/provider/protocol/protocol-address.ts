/**
 * Returns the address to pass to the protocol library. `below` is the part after the policy's name. Null
 * for a request that is refused before it reaches the library, because the route that resumes a sign-in
 * takes no parameter, and a repeated parameter makes the library fail there.
 */
export function protocolAddress(below: string, url: URL): string | null {
  const route = below.toLowerCase();
  if (!route.startsWith('/oauth2/v2.0/authorize/')) return protocolPath(below) + protocolQuery(route, url);
  // Drops the query, because the library fails if the query names a client.
  return repeatsParameter(url) ? null : below;
}

// RFC 6749 §3.1: "Request and response parameters MUST NOT be included more than once."
function repeatsParameter({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()];
  return new Set(names).size < names.length;
}

// The library has a fixed address for discovery; B2C has it below /v2.0.
const protocolPath = (below: string): string =>
  below === '/v2.0/.well-known/openid-configuration' ? '/.well-known/openid-configuration' : below || '/';

// Adds prompt=consent, because without it the library drops offline_access (OpenID Connect Core §11),
// whereas B2C grants the scope.
function protocolQuery(route: string, url: URL): string {
  const prompts = url.searchParams.getAll('prompt');
  const [prompt] = prompts;
  // Returns a repeated prompt unchanged, because the library itself refuses it.
  if (route !== '/oauth2/v2.0/authorize' || prompt === 'none' || prompts.length > 1) return url.search;
  const query = new URLSearchParams(url.search);
  query.set('prompt', [...new Set([...(prompt?.split(' ') ?? []), 'consent'])].join(' '));
  return `?${query}`;
}

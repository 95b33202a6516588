/**
 * Returns the address under which the protocol library gets a request. `below` is the part after the policy's
 * name. Null for a request that is refused before: the route that resumes a sign-in takes no parameters, and
 * the library fails there at a repeated parameter.
 */
export function protocolAddress(below: string, url: URL): string | null {
  const route = below.toLowerCase();
  if (!route.startsWith('/oauth2/v2.0/authorize/')) return protocolPath(below) + protocolQuery(route, url);
  // Drops the query, because the library fails here if a query names a client.
  return repeatsParameter(url) ? null : below;
}

// RFC 6749 §3.1: "Request and response parameters MUST NOT be included more than once."
function repeatsParameter({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()];
  return new Set(names).size < names.length;
}

// Returns the library's path for a path of B2C: B2C has the discovery document below /v2.0, the library at a
// fixed path.
const protocolPath = (below: string): string =>
  below === '/v2.0/.well-known/openid-configuration' ? '/.well-known/openid-configuration' : below || '/';

// Returns the query with prompt=consent. Without it, the library drops offline_access (OpenID Connect Core
// §11), but B2C grants this scope.
function protocolQuery(route: string, url: URL): string {
  const prompts = url.searchParams.getAll('prompt');
  const [prompt] = prompts;
  // Leaves a repeated prompt unchanged, because the library itself refuses it.
  if (route !== '/oauth2/v2.0/authorize' || prompt === 'none' || prompts.length > 1) return url.search;
  const query = new URLSearchParams(url.search);
  query.set('prompt', [...new Set([...(prompt?.split(' ') ?? []), 'consent'])].join(' '));
  return `?${query}`;
}

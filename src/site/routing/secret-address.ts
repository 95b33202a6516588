/**
 * Headers for a page whose address is a secret. Requests from the page, also those for its resources, contain
 * only the site's origin as Referer. The policy is not `no-referrer`, because that would remove the origin
 * from posted forms, and the server requires it.
 */
export const secretAddress = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow' };

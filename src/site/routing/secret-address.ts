/**
 * For every page whose address is a key: other sites are told no more of it than ours, also in the Referer of
 * what it loads. Its forms still say where they come from, which `no-referrer` would take from them.
 */
export const secretAddress = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow' };

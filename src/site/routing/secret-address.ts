/**
 * For pages whose address is a key: the Referer, also of resources, names only our origin. Forms still send
 * their origin, which `no-referrer` would remove.
 */
export const secretAddress = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow' };

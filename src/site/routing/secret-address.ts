/**
 * For pages whose address is a secret: the Referer, also of resources, contains only our origin. Forms send
 * their origin, which `no-referrer` would remove.
 */
export const secretAddress = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow' };

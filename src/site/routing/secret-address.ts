/**
 * Headers for a page whose address is a secret. Requests from the page contain only our origin as Referer,
 * also requests for its resources. The policy is not `no-referrer`, because this would remove the origin from
 * sent forms, which need it.
 */
export const secretAddress = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow' };

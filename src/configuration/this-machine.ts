/**
 * Tells if a host is this machine: names and addresses that never leave the machine (RFC 6761, 6.3 and RFC
 * 6890).
 */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

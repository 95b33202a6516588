/**
 * Tells if an address leads away from the reader's computer. A document made from a template names the
 * template by its path, `file:///C:\…` or without a scheme. A document pasted from an e-mail names its
 * pictures by `cid:`. In contrast, `\\server\` and `file://server/` are other computers.
 */
export const isElsewhere = (address: string): boolean => isShare(address) || scheme.test(plain(address));

/** Tells if an address is a share of another computer. Opening such an address reveals the reader. */
export const isShare = (address: string): boolean => /^\/\/(?!\/[^/]|[a-z]:)/i.test(plain(address));

/** Requires two letters or more, because a single letter is a drive and not a scheme. */
const scheme = /^(?!cid:)[a-z][a-z\d+.-]+:/i;

/** Unifies slashes, including encoded slashes. */
const plain = (address: string): string =>
  address
    .trim()
    .replaceAll(/\\|%(?:5c|2f)/gi, '/')
    .replace(/^file:/i, '');

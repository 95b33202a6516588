/**
 * Tells if an address leads away from the reader's computer. Documents made from a template name it by its
 * path, `file:///C:\…` or without a scheme, and documents pasted from an e-mail name their pictures by
 * `cid:`; `\\server\` and `file://server/` are other computers.
 */
export const isElsewhere = (address: string): boolean => isShare(address) || scheme.test(plain(address));

/** Tells if an address is the share of another computer: opening it reveals the reader. */
export const isShare = (address: string): boolean => /^\/\/(?!\/[^/]|[a-z]:)/i.test(plain(address));

/** A single letter is a drive, not a scheme. */
const scheme = /^(?!cid:)[a-z][a-z\d+.-]+:/i;

/** Unifies slashes, including encoded slashes. */
const plain = (address: string): string =>
  address
    .trim()
    .replaceAll(/\\|%(?:5c|2f)/gi, '/')
    .replace(/^file:/i, '');

/**
 * Whether an address leads away from the computer of whoever opens the document. Documents made from a
 * template name it by its path, `file:///C:\…` or without a scheme, and those pasted from an e-mail name its
 * pictures by `cid:`; `\\server\` and `file://server/` are others' computers.
 */
export const isElsewhere = (address: string): boolean => isShare(address) || scheme.test(plain(address));

/** Whether an address is the share of another computer, which opening it tells who asks. */
export const isShare = (address: string): boolean => /^\/\/(?!\/[^/]|[a-z]:)/i.test(plain(address));

/** A single letter is a drive. */
const scheme = /^(?!cid:)[a-z][a-z\d+.-]+:/i;

/** Slashes of one kind, also those that are written by their code. */
const plain = (address: string): string =>
  address
    .trim()
    .replaceAll(/\\|%(?:5c|2f)/gi, '/')
    .replace(/^file:/i, '');

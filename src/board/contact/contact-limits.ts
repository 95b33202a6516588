/** Limits of characters. This file imports nothing, so that forms in the browser can use it. */
export const maximumSubjectLength = 150;

/**
 * Minimum number of characters of a message, because a message of a word or two is usually sent by mistake.
 */
export const minimumContactLength = 10;

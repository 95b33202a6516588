/** Characters. This file imports nothing, so that forms in the browser can use it. */
export const maximumSubjectLength = 150;

/** Characters of a message: a word or two is sent by mistake. */
export const minimumContactLength = 10;

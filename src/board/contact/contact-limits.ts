/** Characters. This file imports nothing: a form in the browser can use it. */
export const maximumSubjectLength = 150;

/** Characters of a message: a word or two is sent by mistake. */
export const minimumContactLength = 10;

/** Characters of a first or last name. This file imports nothing: a form in the browser can use it. */
export const maximumNameLength = 80;

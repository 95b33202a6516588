/**
 * Limit of characters of a first or last name. This file imports nothing, so that a form in the browser can
 * use it.
 */
export const maximumNameLength = 80;

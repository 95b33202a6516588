/** This file imports nothing: a form in the browser can use it. */
export const maximumCvs = 10;

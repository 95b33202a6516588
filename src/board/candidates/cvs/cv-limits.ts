/** This file imports nothing, so that forms in the browser can use it. */
export const maximumCvs = 10;

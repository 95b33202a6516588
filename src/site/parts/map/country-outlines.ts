import outlines from './outlines.json' with { type: 'json' };

/** Outlines of countries by ISO code, as paths in a frame of 480 by 360. */
export const countryOutlines: ReadonlyMap<string, string> = new Map(Object.entries(outlines));

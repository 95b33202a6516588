/** Durations in milliseconds. Divide by `second` for seconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
/** 24 hours, also where clocks are changed: `#words/paris-days.ts` has the days of Paris. */
export const day = 24 * hour;

/** Durations in milliseconds. Divide by `second` for seconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
/** A day of 24 hours, even on a day when the clocks change. For days in Paris use `#words/paris-days.ts`. */
export const day = 24 * hour;

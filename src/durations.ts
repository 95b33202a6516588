/** Durations, in milliseconds: of a moment's distance, a delay, a `Date`. Divided by `second`, in seconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
/** As long as clocks are not put forward or back: the days of Paris are in `#words/paris-days.ts`. */
export const day = 24 * hour;

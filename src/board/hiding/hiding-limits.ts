/**
 * Limit of hidden offers of one account, and of hidden companies. Whoever hides more needs a narrower search.
 */
export const maximumHidden = 500;

/** Days after its end for which a hidden offer stays in the list; it may be prolonged meanwhile. */
export const endedHiddenDays = 90;

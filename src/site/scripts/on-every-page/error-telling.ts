/** Address to which pages report their errors. */
export const browserErrorsPath = '/erreurs';
/** Fraction of the errors that are reported (specification §9). */
export const sampled = 0.33;
/** Limit of lines of a stack in a report, counted from the top. */
export const maxFrames = 20;

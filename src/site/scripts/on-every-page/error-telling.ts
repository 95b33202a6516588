/** Address to which pages report their errors. */
export const browserErrorsPath = '/erreurs';
/** Specification §9: share of the errors that are reported. */
export const sampled = 0.33;
/** Limit of reported lines of a stack, from the top. */
export const maxFrames = 20;

/** Where pages tell what failed in them. */
export const browserErrorsPath = '/erreurs';
/** Specification §9: a third of the errors is told. */
export const sampled = 0.33;
/** The uppermost lines of a stack that are told. */
export const maxFrames = 20;

import errors from './en/errors.json' with { type: 'json' };
import type { messages as french } from './messages.fr.ts';

/** Every English word of the site; the compiler holds it to the keys of the French catalogue. */
export const messages: typeof french = { errors };

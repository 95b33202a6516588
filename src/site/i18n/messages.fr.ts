import errors from './fr/errors.json' with { type: 'json' };

/** Every French word of the site, a screen a key. */
export const messages = { errors };

/** Where pages tell what failed in them. */
export const browserErrorsPath = '/erreurs';

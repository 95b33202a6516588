const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Tells if a text has the form of a row id (RFC 9562, 4), because PostgreSQL rejects a query with any other
 * text.
 */
export const isUuid = (text: string): boolean => uuid.test(text);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is written as the ids of rows are (RFC 9562, 4): PostgreSQL refuses to look for others. */
export const isUuid = (text: string): boolean => uuid.test(text);

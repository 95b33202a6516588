/** Returns a text without what PostgreSQL does not store: U+0000, and half of a surrogate pair. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

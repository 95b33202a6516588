/** Marks in the code of a field where another field begins: [MS-DOC] §2.8.25. */
export const nestedField = '\u0013';

/** Number of characters of a code that decide its meaning. */
export const maxCodeLength = 300;

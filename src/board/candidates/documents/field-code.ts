/** Stands in the code of a field where another field begins: [MS-DOC] §2.8.25. */
export const nestedField = '\u0013';

/** Characters of a code that say what it does. */
export const maxCodeLength = 300;

/** Mark in the code of a field at which another field begins: [MS-DOC] §2.8.25. */
export const nestedField = '\u0013';

/** Number of characters at the start of a field's code that decide the meaning of the field. */
export const maxCodeLength = 300;

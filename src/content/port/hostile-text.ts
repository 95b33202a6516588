/** Limit of characters of a searched text; further characters are ignored. */
const maxTextLength = 200;
const maxWords = 12;

/** Form of a uid, by the characters that Prismic allows: letters, digits, and some others inside. */
const uidShape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.~-]{0,249}$/u;
const idShape = /^[\w-]{1,64}$/;

/** Tells if a text can be the uid of a document. */
export const isUid = (text: string): boolean => uidShape.test(text);

/** Tells if a text can be the id of a document. */
export const isId = (text: string): boolean => idShape.test(text);

/** Returns the words of a text to search for. Characters of predicates and operators are removed. */
export function searchableWords(text: string): string {
  const words = text
    .slice(0, maxTextLength)
    .toWellFormed()
    .match(/[\p{L}\p{M}\p{N}]+(?:['’.+#-][\p{L}\p{M}\p{N}]+)*/gu);
  return (words ?? []).slice(0, maxWords).join(' ');
}

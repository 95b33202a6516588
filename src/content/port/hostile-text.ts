/** Characters of a search; more are no longer read. */
const maxTextLength = 200;
const maxWords = 12;

/** Letters, digits and what stands inside names: what Prismic lets a uid be made of. */
const uidShape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.~-]{0,249}$/u;
const idShape = /^[\w-]{1,64}$/;

/** Whether a text can be the uid of a document. */
export const isUid = (text: string): boolean => uidShape.test(text);

/** Whether a text can be the id of a document. */
export const isId = (text: string): boolean => idShape.test(text);

/** The words that are looked for, without what a predicate or an operator is written with. */
export function searchableWords(text: string): string {
  const words = text
    .slice(0, maxTextLength)
    .toWellFormed()
    .match(/[\p{L}\p{M}\p{N}]+(?:['’.+#-][\p{L}\p{M}\p{N}]+)*/gu);
  return (words ?? []).slice(0, maxWords).join(' ');
}

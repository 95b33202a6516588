import { asText } from '@prismicio/client';
import type { FaqItemDocument } from '#content/models/documents.ts';

export type ShownQuestion = ReturnType<typeof presentQuestion>;

/**
 * A question with its answer. Its id is its anchor on the page of all, and so are those of its translations:
 * a link to it leads to it in either language.
 */
export function presentQuestion({ id, alternate_languages, data }: FaqItemDocument) {
  const translations = alternate_languages.map((other) => other.id);
  return { id, translations, question: data.question ?? '', answers: data.answers, category: data.category };
}

export const plainQuestion = ({ question, answers }: ShownQuestion) => ({ question, answer: asText(answers) });
